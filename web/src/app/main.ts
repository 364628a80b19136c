/** What runs first, and is small: the texts are under way while the rest of the front page still comes. */
import { catalogues, wantedLanguage } from "../i18n/catalogues";

catalogues.get(wantedLanguage())!().catch(() => undefined);
void import("./start");
