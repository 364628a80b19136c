import { expect, it } from "vitest";
import { clearNewGame, storedNewGame, storeNewGame } from "./newDeviceGame";

it("keeps a new game in the tab until it is created", () => {
  const game = { players: [{ name: "Ana" }, { bot: "master" }] };
  storeNewGame(game);
  expect(storedNewGame()).toEqual(game);
  clearNewGame();
  expect(storedNewGame()).toBeNull();
});
