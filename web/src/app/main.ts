/** The small entry script. It loads the texts in parallel with the rest of the front page. */
import { catalogues, initialLanguage } from "../i18n/catalogues";

catalogues.get(initialLanguage())!().catch(() => undefined);
void import("./start");
