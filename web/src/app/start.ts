import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import App from "./App.svelte";
import { language, startLanguage } from "../i18n/i18n.svelte";
import { tablePage } from "./pages";
import { page } from "../browser/router.svelte";
import { startKeyboard } from "../browser/keyboard";
import { readKeyboardLayout } from "../browser/keyboardLayout.svelte";
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
// Who comes by an invitation fetches the table while the texts come.
if (page().name === "table") tablePage().catch(() => undefined);
await startLanguage();
// From the front page most go on to a table, which is on its way while that is made.
if (page().name === "lobby") tablePage().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
