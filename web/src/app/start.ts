import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import App from "./App.svelte";
import { language, startLanguage } from "../i18n/i18n.svelte";
import { hasBar } from "./entries";
import { bar, currentPage, tablePage } from "./pages";
import { startKeyboard } from "../browser/keyboard";
import { readKeyboardLayout } from "../browser/keyboardLayout.svelte";
import { prepareDisplayFace, showStoredFace } from "../browser/displayFace";
import { registerServiceWorker } from "../browser/serviceWorker";
import { reloadForNewClient } from "../browser/reload";
import { settings } from "../browser/settings.svelte";
import { startTranslations } from "../browser/translation";

settings.showTheme();
startKeyboard();
startTranslations(document.body);
void readKeyboardLayout();
registerServiceWorker(language);
reloadForNewClient();
// If the URL is that of a table, such as an invitation link, load the table page in parallel with the texts.
if (currentPage().name === "table") tablePage().catch(() => undefined);
if (hasBar(currentPage().name)) bar().catch(() => undefined);
await Promise.all([startLanguage(), showStoredFace()]);
// Preload the table page, because most people go from the front page to a table.
if (currentPage().name === "lobby") tablePage().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
prepareDisplayFace();
