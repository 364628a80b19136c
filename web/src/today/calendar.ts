/** The days of a month as a calendar shows them. */
import { addDays, mondayOf } from "./utcDays";

/** Return the weeks of a month such as `2026-11`, each from Monday. Days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, number) => addDays(monday, number)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    );
  }
  return weeks;
}

/** Return the month that is `months` months after another one. */
export function addMonths(month: string, months: number): string {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
