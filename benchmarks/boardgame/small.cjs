// boardgame.io's own server with a small game and its in-memory store, for comparison in server.py.
//
//     node small.cjs PORT
const { Server } = require("boardgame.io/server");

const CELLS = 64;

const game = {
  name: "board",
  setup: () => ({ cells: Array(CELLS).fill(null), moved: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    settle: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      G.moved += 1;
    },
  },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run(Number(process.argv[2]));
