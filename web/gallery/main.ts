import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { startLanguage } from "../src/i18n/i18n.svelte";
import Gallery from "./Gallery.svelte";
import Kit from "./Kit.svelte";

await startLanguage();
mount(new URLSearchParams(location.search).has("kit") ? Kit : Gallery, { target: document.getElementById("app")! });
