/** Tests read English. */
import { setLanguage } from "./i18n.svelte";

await setLanguage("en");
