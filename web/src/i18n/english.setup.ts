/** Sets the language of all tests to English. */
import { setLanguage } from "./i18n.svelte";

await setLanguage("en");
