/** The small first script: it loads the texts in parallel to the rest of the front page. */
import { catalogues, wantedLanguage } from "../i18n/catalogues";

catalogues.get(wantedLanguage())!().catch(() => undefined);
void import("./start");
