/** The small first script: it loads the texts in parallel to the rest of the front page. */
import { catalogues, initialLanguage } from "../i18n/catalogues";

catalogues.get(initialLanguage())!().catch(() => undefined);
void import("./start");
