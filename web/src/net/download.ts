/** Downloads of records. The browser fetches those of the server; those of this device are made into a file here. */
import { saveText } from "../browser/files";
import { pathOf } from "../browser/paths";
import { isForDevice, send } from "./transport";

/** Handle a click on a link with a `download` attribute. */
export async function download(event: MouseEvent & { currentTarget: HTMLAnchorElement }): Promise<void> {
  const link = event.currentTarget;
  const path = pathOf(link.pathname);
  if (!isForDevice(path)) return;
  event.preventDefault();
  const name = link.download;
  const { status, text } = await send("GET", path);
  if (status < 400) saveText(text, name);
}
