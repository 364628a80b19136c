/** The text and the link with which a result is shared. The text of a daily game gives nothing away. */
import { isOnDevice, linkTo, replayPath } from "../../browser/paths";
import type { EndView, TableView } from "../../generated/protocol";
import type { NameOf } from "../../game/text/phrase";
import { formats, listOf, t, todayTexts } from "../../i18n/i18n.svelte";
import { fetchRecord } from "../../net/http";
import { recordLink } from "../../replay/links";
import { dayText } from "../../today/shareText";
import { formatDay } from "../../today/utcDays";

/** Return the text and the link. The link of a game on this device contains its record. */
export async function sharedResult(
  table: TableView,
  end: EndView,
  names: NameOf,
): Promise<{ text: string; url: string }> {
  if (table.occasion?.kind === "daily") return sharedDay(table, end, table.occasion.id);
  const sorted = [...end.standings].sort((a, b) => a.rank - b.rank);
  const result = listOf(sorted.map(({ colour, points }) => `${names(colour)} ${points}`));
  const url = isOnDevice(table.id) ? await recordLink(await fetchRecord(table.id), 0) : linkTo(replayPath(table.id));
  return { text: t("end-share-text", { result }), url };
}

async function sharedDay(table: TableView, end: EndView, day: string): Promise<{ text: string; url: string }> {
  await todayTexts();
  const own = end.standings.find(({ seat }) => seat === table.you) ?? end.standings[0]!;
  return {
    text: dayText(formatDay(day, formats()), { points: own.points, place: own.rank, players: end.standings.length }),
    url: linkTo(`/daily?day=${day}`),
  };
}
