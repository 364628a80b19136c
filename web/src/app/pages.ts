/** The pages that are fetched when they are needed, or a little before. */
export const tablePage = () => import("../table/TablePage.svelte");
export const replayPage = () => import("../replay/ReplayPage.svelte");
export const studyPage = () => import("../study/StudyPage.svelte");
export const manualPage = () => import("../manual/Manual.svelte");
export const accountPage = () => import("../person/AccountPage.svelte");
export const resetPage = () => import("../person/ResetPage.svelte");
export const mailPage = () => import("../person/MailPage.svelte");
export const profilePage = () => import("../person/ProfilePage.svelte");
export const friendsPage = () => import("../person/FriendsPage.svelte");
export const gamesPage = () => import("../person/GamesPage.svelte");
export const ladderPage = () => import("../person/LadderPage.svelte");
export const tutorialPage = () => import("../learn/TutorialPage.svelte");
export const puzzlesPage = () => import("../learn/PuzzlesPage.svelte");
export const dailyPage = () => import("../events/DailyPage.svelte");
export const tournamentsPage = () => import("../events/TournamentsPage.svelte");
export const tournamentPage = () => import("../events/TournamentPage.svelte");
export const puzzlePage = () => import("../learn/PuzzlePage.svelte");
