import { describe, expect, it } from "vitest";
import { splitGames } from "./recordFile";

const game = (name: string, comment = ""): string =>
  `[Rules "1"]\n[Players "red blue"]\n[Red "${name}"]\n[Date "2026-11-21"]\n\n${comment}setup settle tonga.0 *\n`;
const names = (text: string): string[] => splitGames(text).map(({ players }) => players[0]?.name ?? "");

describe("the games of a text", () => {
  it("are split at tags that follow moves, also without an empty line", () => {
    expect(names(game("Ana"))).toEqual(["Ana"]);
    expect(names(`${game("Ana")}\n${game("Bo")}${game("Cleo")}`)).toEqual(["Ana", "Bo", "Cleo"]);
    expect(names(`${game("Ana")}${game("Bo")}`.replaceAll("\n", "\r\n"))).toEqual(["Ana", "Bo"]);
  });
  it("have their own text and first line", () => {
    const [first, second] = splitGames(`${game("Ana")}\n${game("Bo")}`);
    expect([first!.before, second!.before]).toEqual([0, 7]);
    expect(second!.text).toBe(game("Bo"));
    expect(second!.players).toEqual([
      { colour: "red", name: "Bo" },
      { colour: "blue", name: "" },
    ]);
    expect(second!.date).toBe("2026-11-21");
  });
  it("are not split at a bracket in a comment", () => {
    expect(names(game("Ana", '{It began so:\n[Red "no tag"] \\}\n[still] } '))).toEqual(["Ana"]);
  });
  it("may begin with byte order marks, as in concatenated files", () => {
    expect(names(`\ufeff${game("Ana")}\ufeff${game("Bo")}`)).toEqual(["Ana", "Bo"]);
    expect(splitGames(`\ufeff${game("Ana")}`)[0]!.text).toBe(game("Ana"));
  });
  it("leave out text before the first game", () => {
    expect(names(`Our games of Saturday\n\n${game("Ana")}`)).toEqual(["Ana"]);
  });
  it("read quotation marks as records escape them", () => {
    expect(names(game('Ana \\"the\\\\ fast\\"'))).toEqual(['Ana "the\\ fast"']);
  });
  it("may be JSON: an object, an array, or one object per line", () => {
    const json = (name: string): string =>
      JSON.stringify({ rules: "1", players: [{ colour: "red", name }], moves: [], tags: { Date: "2026" } });
    expect(names(json("Ana"))).toEqual(["Ana"]);
    expect(names(JSON.stringify(JSON.parse(json("Ana")), null, 2))).toEqual(["Ana"]);
    expect(names(`[${json("Ana")},${json("Bo")}]`)).toEqual(["Ana", "Bo"]);
    expect(names(`\ufeff${json("Ana")}\n\n${json("Bo")}\n`)).toEqual(["Ana", "Bo"]);
    expect(splitGames(`${json("Ana")}\n${json("Bo")}`)[1]).toMatchObject({ text: json("Bo"), before: 1, date: "2026" });
  });
  it("are not split if the text is not understood, so that the server reports the error", () => {
    for (const text of ["Hello", '{"rules": "1",\n "players": [}\n', "{A comment} settle tonga.0"]) {
      expect(splitGames(text).map((game) => game.text)).toEqual([text]);
    }
  });
  it("of the test vectors leave out the long fields", () => {
    const vector = '{"players": 2, "moves": ["settle tonga.0"], "events": {"loop": 1}, "decisions": [[1, "a"]]}';
    expect(JSON.parse(splitGames(vector)[0]!.text)).toEqual({ players: 2, moves: ["settle tonga.0"] });
  });
});
