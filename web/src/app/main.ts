import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import App from "./App.svelte";
import { startLanguage } from "../i18n/i18n.svelte";
import { settings } from "./settings.svelte";

settings.showTheme();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
