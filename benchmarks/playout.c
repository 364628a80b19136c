/* Random playouts of Tongiaki in hand-written C: the baseline for the compiled engine.
 *
 * This program implements docs/play/rules.md clause by clause and is optimised for random games: it has no move text, no
 * history and no explanations. Before every decision, it lists all legal moves in the engine's order, and chooses one
 * with the engine's generator. Equal seeds therefore result in equal games. The printed hash covers the numbers of
 * legal moves and the results, and benchmarks/bench.py compares it with the engine's hash.
 *
 *     playout PLAYERS FIRST_SEED GAMES          decisions, seconds of CPU time, hash
 *
 * bench.py generates tables.h, which contains the facts of the tiles, from tiles.toml.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tables.h"

enum { SIDES = 6, TILES = 32, ISLANDS = 16, BEACHES = 47, TONGA = 0, NONE = -1, OFF = -2, STALL_ROUNDS = 20 };
enum { SETUP, TURN, TAKE, MIGRATION, LANDING, DRAW, LAY, SETTLE, OVER };
enum { MOST_MOVES = 192, MOST_BOARDS = 4096 };
/* A move: its kind above the low 16 bits. Depending on the kind, these contain a tile, an edge, beaches or a seat. */
enum { M_SETTLE, M_EXPAND, M_TAKE, M_ENTER, M_CROWN, M_RESETTLE, M_LAY, M_SAIL, M_DRAW, M_LAND };
#define MOVE(kind, what) ((uint32_t)(kind) << 16 | (uint32_t)(what))

typedef uint32_t fleet_t; /* four bits per seat */

typedef struct {
    int players, phase, turn, crowned_by[6];
    fleet_t ships[BEACHES], ashore[ISLANDS], supply, fleet;
    uint64_t full;
    int8_t kings[ISLANDS];
    uint32_t pile;
    int ending, quiet_turns, drew, lost_island, beach_to_fill, origin, edge, island, resettling, repeated;
    uint32_t fresh, trapped;
    int16_t cells[TILES], facing[TILES * SIDES];
    int8_t rotations[TILES];
    uint8_t exits[TILES];
    int boards;
    fleet_t board[MOST_BOARDS][BEACHES];
} state_t;

static const int STEP[6] = {1, -127, -128, -1, 127, 128}; /* cells are q * 128 + r */
static int8_t direction_of[259];                          /* [step + 129] */
static uint8_t combinations[7][7][20], combination_count[7][7];

static int ships_of(fleet_t fleet, int seat) { return fleet >> 4 * seat & 15; }
static int size(fleet_t fleet) { return fleet % 15; }
static int colours(fleet_t fleet) {
    return __builtin_popcount((fleet | fleet >> 1 | fleet >> 2 | fleet >> 3) & 0x111111);
}

/* -- the board ---------------------------------------------------------------------------------------------------- */

static void put(state_t *s, int seat, int beach) {
    s->ships[beach] += 1u << 4 * seat;
    s->ashore[island_of[beach]] += 1u << 4 * seat;
    if (size(s->ships[beach]) == berths[beach]) s->full |= 1ull << beach;
}

static void put_ship_from_supply(state_t *s, int seat, int beach) {
    s->supply -= 1u << 4 * seat;
    put(s, seat, beach);
}

static fleet_t clear(state_t *s, int beach) {
    fleet_t fleet = s->ships[beach];
    s->ships[beach] = 0;
    s->ashore[island_of[beach]] -= fleet;
    s->full &= ~(1ull << beach);
    return fleet;
}

static void give_back(state_t *s, fleet_t fleet) {
    s->supply += fleet;
    s->boards = 0;
}

static void lay(state_t *s, int tile, int cell, int rotation) {
    for (int side = 0; side < SIDES; side++) s->facing[tile * SIDES + side] = NONE;
    s->exits[tile] = exit_sides[tile];
    for (int other = 0; other < TILES; other++) {
        int step = s->cells[other] - cell, way;
        if (s->cells[other] == NONE || step < -129 || step > 129 || (way = direction_of[step + 129]) < 0) continue;
        int ours = (way - rotation + 6) % 6, theirs = (way + 3 - s->rotations[other] + 6) % 6;
        s->facing[tile * SIDES + ours] = other * SIDES + theirs;
        s->facing[other * SIDES + theirs] = tile * SIDES + ours;
        s->exits[tile] &= ~(1 << ours);
        s->exits[other] &= ~(1 << theirs);
    }
    s->cells[tile] = cell;
    s->rotations[tile] = rotation;
}

static void remove_tile(state_t *s, int tile) {
    for (int edge = tile * SIDES; edge < tile * SIDES + SIDES; edge++) {
        int other = s->facing[edge];
        if (other >= 0) {
            s->facing[other] = NONE;
            s->exits[other / SIDES] |= exit_sides[other / SIDES] & 1 << other % SIDES;
        }
        s->facing[edge] = OFF;
    }
    s->cells[tile] = NONE;
    s->exits[tile] = 0;
}

/* -- the infinite chain (clause 10) ------------------------------------------------------------------------------- */

/* Returns the greatest demand of a route from an edge to its own island or to a royal island, or -1 without one. */
static int round_trip(const state_t *s, int edge) {
    int greatest = 0, at = s->facing[edge];
    while (at >= ISLANDS * SIDES) {
        if (demand[at] > greatest) greatest = demand[at];
        at = s->facing[other_end[at]];
    }
    if (at < 0) return -1;
    return at / SIDES == edge / SIDES || s->kings[at / SIDES] != NONE ? greatest : -1;
}

static int loops(const state_t *s, int edge) {
    int greatest = round_trip(s, edge);
    return greatest >= 0 && greatest <= colours(s->ships[beach_at[edge]]);
}

/* A beach in a search, packed into 3 + 1 + 3 + 3 bits: berths, exit flag, white ships and black ships. */
#define ROOM(code) (((code) >> 7) - ((code) >> 3 & 7) - ((code) & 7))
enum { MOST_REACHED = 1 << 16, SLOTS = 1 << 18 };
typedef struct {
    int beaches, wants_white, reached_count, done_count;
} search_t;
static uint64_t reached[MOST_REACHED], slots[SLOTS];

static void sort(int beaches, const uint16_t *codes, uint16_t *sorted) {
    for (int i = 0; i < beaches; i++) {
        int j = i;
        for (; j > 0 && sorted[j - 1] > codes[i]; j--) sorted[j] = sorted[j - 1];
        sorted[j] = codes[i];
    }
}

static int reach(search_t *search, const uint16_t *codes) {
    int any_full = 0;
    for (int i = 0; i < search->beaches; i++)
        if (ROOM(codes[i]) == 0) {
            any_full = 1;
            if (codes[i] & 64 && !(search->wants_white && codes[i] & 7)) return 1;
        }
    if (!any_full && !search->wants_white) return 1;
    uint16_t sorted[6];
    uint64_t key = 0;
    sort(search->beaches, codes, sorted);
    for (int i = 0; i < search->beaches; i++) key = key << 10 | sorted[i];
    uint64_t slot = key * 0x9E3779B97F4A7C15ull >> 46;
    for (; slots[slot]; slot = (slot + 1) % SLOTS)
        if (slots[slot] == key) return 0;
    if (search->reached_count == MOST_REACHED) abort();
    slots[slot] = reached[search->reached_count++] = key;
    return 0;
}

static void forget(const search_t *search) {
    if (search->reached_count > 1000) {
        memset(slots, 0, sizeof slots);
        return;
    }
    for (int i = search->reached_count; i-- > 0;) {
        uint64_t slot = reached[i] * 0x9E3779B97F4A7C15ull >> 46;
        while (slots[slot] != reached[i]) slot = (slot + 1) % SLOTS;
        slots[slot] = 0;
    }
}

static int land_all(search_t *search, const uint16_t *before, uint16_t *after, int done, int white, int black, int each) {
    if (done == search->beaches) return white + black == 0 && reach(search, after);
    int code = before[done], room = ROOM(code), left = white + black;
    if (room == 0) return land_all(search, before, after, done + 1, white, black, each);
    int most = each ? room : 1, twin = done && before[done - 1] == code ? after[done - 1] : 0;
    for (int share = each; share <= most && share <= left; share++)
        for (int whites = share > black ? share - black : 0; whites <= share && whites <= white; whites++) {
            after[done] = code + whites * 8 + share - whites;
            if (after[done] < twin) continue;
            if (land_all(search, before, after, done + 1, white - whites, black - share + whites, each)) return 1;
        }
    after[done] = code;
    return 0;
}

static int searches(search_t *search) {
    while (search->done_count < search->reached_count) {
        uint64_t key = reached[search->done_count++];
        uint16_t from[6];
        for (int i = search->beaches; i-- > 0; key >>= 10) from[i] = key & 1023;
        for (int i = 0; i < search->beaches; i++) {
            if (ROOM(from[i]) || (i && from[i] == from[i - 1])) continue;
            uint16_t emptied[6], before[6], after[6];
            int white = from[i] >> 3 & 7, black = from[i] & 7, free = 0;
            memcpy(emptied, from, sizeof emptied);
            emptied[i] -= white * 8 + black;
            sort(search->beaches, emptied, before);
            memcpy(after, before, sizeof after);
            for (int j = 0; j < search->beaches; j++) free += ROOM(before[j]) > 0;
            if (land_all(search, before, after, 0, white, black, white + black > free)) return 1;
        }
    }
    return 0;
}

static int finds_way_out(search_t *search, const uint16_t *codes) {
    int found = reach(search, codes) || searches(search);
    forget(search);
    return found;
}

static int escapes_by_sinking(const state_t *s, int island, const int *greatest) {
    int first = first_beach[island], beaches = first_beach[island + 1] - first;
    int aboard = 0, seats[6];
    for (int seat = 0; seat < s->players; seat++)
        if (ships_of(s->ashore[island], seat)) seats[aboard++] = seat;
    for (int wanted = 2; wanted <= 4; wanted++)
        for (int set = 0; set < 1 << aboard; set++) {
            if (__builtin_popcount(set) != (wanted - 1 < aboard ? wanted - 1 : aboard)) continue;
            uint16_t codes[6] = {0};
            int all = 0, enough = 0;
            for (int i = 0; i < beaches; i++) {
                int whites = 0;
                for (int k = 0; k < aboard; k++)
                    if (set >> k & 1) whites += ships_of(s->ships[first + i], seats[k]);
                int blacks = size(s->ships[first + i]) - whites;
                codes[i] = berths[first + i] << 7 | (greatest[i] >= wanted) << 6 | whites << 3 | blacks;
                all += whites;
            }
            for (int i = 0; i < beaches; i++) enough |= codes[i] & 64 && berths[first + i] <= all;
            if (!enough) continue;
            search_t search = {beaches, 1, 0, 0};
            if (finds_way_out(&search, codes)) return 1;
        }
    return 0;
}

static int is_trapped(const state_t *s, int island) {
    int first = first_beach[island], beaches = first_beach[island + 1] - first;
    for (int beach = first; beach < first + beaches; beach++)
        if (s->full >> beach & 1)
            for (int i = 0; i < pier_count[beach]; i++)
                if (!loops(s, piers[beach][i])) return 0;
    uint16_t codes[6] = {0};
    int greatest[6];
    for (int i = 0; i < beaches; i++) {
        int open = 0;
        greatest[i] = -1;
        for (int k = 0; k < pier_count[first + i]; k++) {
            int trip = round_trip(s, piers[first + i][k]);
            if (trip < 0) open = 1;
            if (trip > greatest[i]) greatest[i] = trip;
        }
        codes[i] = berths[first + i] << 7 | open << 6 | size(s->ships[first + i]);
    }
    search_t search = {beaches, 0, 0, 0};
    return !finds_way_out(&search, codes) && !escapes_by_sinking(s, island, greatest);
}

/* -- the turn (clauses 4, 6, 9, 10) ------------------------------------------------------------------------------- */

static void begin(state_t *s, int seat) {
    s->turn = seat;
    s->drew = s->lost_island = s->boards = s->repeated = 0;
    s->trapped = 0;
    s->phase = TURN;
}

static int ashore(const state_t *s, int seat) {
    fleet_t any = 0;
    for (int island = 0; island < ISLANDS; island++) any |= s->ashore[island];
    return ships_of(any, seat) != 0;
}

static void finish(state_t *s) {
    if (s->lost_island && !s->ending && !ashore(s, s->turn)) {
        s->lost_island = s->resettling = 0;
        s->phase = LAY;
        return;
    }
    s->quiet_turns = s->drew ? 0 : s->quiet_turns + 1;
    if (s->ending || s->quiet_turns >= STALL_ROUNDS * s->players)
        s->phase = OVER;
    else
        begin(s, s->turn + 1 == s->players ? 0 : s->turn + 1);
}

static void go_on(state_t *s) {
    if (s->full) {
        int hopeless = 1;
        s->trapped = 0;
        for (int island = 0; island < ISLANDS; island++)
            if (s->full & beach_bits[island]) {
                if (is_trapped(s, island))
                    s->trapped |= 1u << island;
                else
                    hopeless = 0;
            }
        if (hopeless) {
            fleet_t fleet = 0;
            for (int island = 0; island < ISLANDS; island++)
                if (s->trapped >> island & 1) {
                    fleet += s->ashore[island];
                    for (int beach = first_beach[island]; beach < first_beach[island + 1]; beach++) clear(s, beach);
                    remove_tile(s, island);
                }
            give_back(s, fleet);
            s->lost_island = 1;
        } else {
            int occurrence = 1;
            for (int i = 0; i < s->boards; i++)
                if (!memcmp(s->board[i], s->ships, sizeof s->ships)) occurrence++;
            if (s->boards == MOST_BOARDS) abort();
            memcpy(s->board[s->boards++], s->ships, sizeof s->ships);
            s->repeated = occurrence == 2;
            if (occurrence == 3) {
                fleet_t fleet = 0;
                for (int beach = 0; beach < BEACHES; beach++)
                    if (s->full >> beach & 1) fleet += clear(s, beach);
                give_back(s, fleet);
            }
        }
    }
    if (s->full)
        s->phase = MIGRATION;
    else
        finish(s);
}

/* -- voyage and landing (clauses 6 to 9) -------------------------------------------------------------------------- */

static uint32_t free_beaches(const state_t *s) { return (~s->full & beach_bits[s->island]) >> first_beach[s->island]; }

static void end_voyage(state_t *s) {
    s->fleet = 0;
    s->origin = NONE;
    go_on(s);
}

static void end_landing(state_t *s) {
    if (s->fleet) give_back(s, s->fleet);
    s->island = NONE;
    s->fresh = 0;
    end_voyage(s);
}

static void arrive(state_t *s, int island) {
    s->island = island;
    s->fresh = free_beaches(s);
    if (s->fresh)
        s->phase = LANDING;
    else
        end_landing(s);
}

static void sink(state_t *s) {
    give_back(s, s->fleet);
    end_voyage(s);
}

static void stay_at_sea(state_t *s) {
    s->boards = 0;
    end_voyage(s);
}

static void sail_on(state_t *s, int edge) {
    for (;;) {
        int arrival = s->facing[edge];
        if (arrival < 0) {
            if (!s->pile) {
                stay_at_sea(s);
            } else {
                s->edge = edge;
                s->phase = DRAW;
            }
            return;
        }
        int tile = arrival / SIDES;
        if (tile < ISLANDS) {
            arrive(s, s->kings[tile] == NONE ? tile : s->origin);
            return;
        }
        if (demand[arrival] > colours(s->fleet)) {
            sink(s);
            return;
        }
        edge = other_end[arrival];
    }
}

static void draw(state_t *s, int tile) {
    int side = s->edge % SIDES, other = s->edge / SIDES, way = (side + s->rotations[other]) % 6;
    lay(s, tile, s->cells[other] + STEP[way], (way + 3) % 6);
    s->pile &= ~(1u << tile);
    if (!s->ending && (!(s->pile & 0xFFFF) || !(s->pile >> 16))) s->ending = 1;
    s->drew = 1;
    s->quiet_turns = 0;
    s->boards = 0;
    if (!s->fleet) {
        if (tile >= ISLANDS) {
            s->phase = LAY;
        } else if (s->resettling) {
            s->island = tile;
            s->phase = SETTLE;
        } else {
            finish(s);
        }
    } else if (tile < ISLANDS) {
        arrive(s, tile);
    } else if (demand[tile * SIDES] > colours(s->fleet)) {
        sink(s);
    } else if (!(s->pile >> 16)) {
        stay_at_sea(s);
    } else {
        sail_on(s, other_end[tile * SIDES]);
    }
}

/* -- moves (clause 12) -------------------------------------------------------------------------------------------- */

static int list_turn(const state_t *s, uint32_t *moves) {
    int n = 0, aboard = 0, seat = s->turn, supply = ships_of(s->supply, seat);
    for (int island = 0; island < ISLANDS; island++) {
        int own = ships_of(s->ashore[island], seat);
        if (!own) continue;
        aboard = 1;
        int beaches = first_beach[island + 1] - first_beach[island], number = own < supply ? own : supply;
        number = supply == 0 ? 1 : number < beaches ? number : beaches;
        for (int i = 0; i < combination_count[beaches][number]; i++)
            moves[n++] = MOVE(M_EXPAND, island << 8 | combinations[beaches][number][i]);
        if (island != TONGA && s->crowned_by[seat] < 2 && s->ashore[island] == (fleet_t)own << 4 * seat)
            moves[n++] = MOVE(M_CROWN, island);
    }
    if (!aboard)
        for (int island = 0; island < ISLANDS; island++) {
            if (s->cells[island] == NONE || s->kings[island] != NONE) continue;
            if (island == TONGA) {
                for (int one = 0; one < 6; one++) {
                    if (size(s->ships[one]) + 2 <= berths[one]) moves[n++] = MOVE(M_ENTER, one << 8 | one);
                    for (int two = one + 1; two < 6; two++) moves[n++] = MOVE(M_ENTER, one << 8 | two);
                }
            } else {
                for (int beach = first_beach[island]; beach < first_beach[island + 1]; beach++)
                    moves[n++] = MOVE(M_ENTER, beach << 8 | 255);
            }
        }
    moves[n++] = MOVE(M_RESETTLE, 0);
    return n;
}

static int list_sails(const state_t *s, uint32_t *moves) {
    int n = 0;
    for (int island = 0; island < ISLANDS; island++) {
        if (!(s->full & beach_bits[island]) || s->trapped >> island & 1) continue;
        int first = n;
        for (int beach = first_beach[island]; beach < first_beach[island + 1]; beach++)
            if (s->full >> beach & 1)
                for (int i = 0; i < pier_count[beach]; i++) moves[n++] = MOVE(M_SAIL, piers[beach][i]);
        if (s->repeated) {
            int kept = first;
            for (int i = first; i < n; i++)
                if (!loops(s, moves[i] & 0xFFFF)) moves[kept++] = moves[i];
            if (kept > first) n = kept;
        }
    }
    return n;
}

static int list(const state_t *s, uint32_t *moves) {
    int n = 0;
    switch (s->phase) {
    case SETUP:
        for (int beach = 0; beach < 6; beach++)
            if (size(s->ships[beach]) < 2) moves[n++] = MOVE(M_SETTLE, beach);
        return n;
    case TURN: return list_turn(s, moves);
    case TAKE:
        for (int beach = 0; beach < BEACHES; beach++)
            if (ships_of(s->ships[beach], s->turn)) moves[n++] = MOVE(M_TAKE, beach);
        return n;
    case MIGRATION: return list_sails(s, moves);
    case LANDING: {
        uint32_t bits = s->fresh ? s->fresh : free_beaches(s);
        for (int seat = 0; seat < s->players; seat++)
            if (ships_of(s->fleet, seat))
                for (uint32_t left = bits; left; left &= left - 1)
                    moves[n++] = MOVE(M_LAND, seat << 8 | (first_beach[s->island] + __builtin_ctz(left)));
        return n;
    }
    case DRAW:
        for (uint32_t left = s->pile; left; left &= left - 1) moves[n++] = MOVE(M_DRAW, __builtin_ctz(left));
        return n;
    case LAY:
        for (int tile = 0; tile < TILES; tile++)
            for (uint32_t left = s->exits[tile]; left; left &= left - 1)
                moves[n++] = MOVE(M_LAY, tile * SIDES + __builtin_ctz(left));
        if (!n)
            for (int edge = 0; edge < TILES * SIDES; edge++)
                if (s->facing[edge] == NONE) moves[n++] = MOVE(M_LAY, edge);
        return n;
    case SETTLE:
        for (int beach = first_beach[s->island]; beach < first_beach[s->island + 1]; beach++)
            moves[n++] = MOVE(M_SETTLE, beach);
        return n;
    default: return 0;
    }
}

static void crown(state_t *s, int island) {
    fleet_t ships = s->ashore[island];
    for (int beach = first_beach[island]; beach < first_beach[island + 1]; beach++) clear(s, beach);
    s->kings[island] = s->turn;
    s->crowned_by[s->turn]++;
    give_back(s, ships - (1u << 4 * s->turn));
    finish(s);
}

static void resettle(state_t *s) {
    fleet_t mask = 15u << 4 * s->turn;
    for (int beach = 0; beach < BEACHES; beach++) {
        fleet_t own = s->ships[beach] & mask;
        s->ships[beach] -= own;
        s->ashore[island_of[beach]] -= own;
        s->supply += own;
    }
    s->boards = 0;
    s->resettling = 1;
    s->phase = LAY;
}

static void play(state_t *s, uint32_t move) {
    int what = move & 0xFFFF;
    switch (move >> 16) {
    case M_SETTLE:
        put_ship_from_supply(s, s->turn, what);
        if (s->phase == SETTLE) {
            s->island = NONE;
            finish(s);
        } else {
            s->turn = s->turn + 1 == s->players ? 0 : s->turn + 1;
            if (s->turn == 0 && ships_of(s->supply, 0) == 13) begin(s, 0);
        }
        return;
    case M_EXPAND: {
        int first = first_beach[what >> 8];
        if (!ships_of(s->supply, s->turn)) {
            s->beach_to_fill = first + __builtin_ctz(what & 255);
            s->phase = TAKE;
            return;
        }
        for (uint32_t left = what & 255; left; left &= left - 1) put_ship_from_supply(s, s->turn, first + __builtin_ctz(left));
        go_on(s);
        return;
    }
    case M_TAKE:
        s->ships[what] -= 1u << 4 * s->turn;
        s->ashore[island_of[what]] -= 1u << 4 * s->turn;
        put(s, s->turn, s->beach_to_fill);
        go_on(s);
        return;
    case M_ENTER:
        put_ship_from_supply(s, s->turn, what >> 8);
        if ((what & 255) != 255) put_ship_from_supply(s, s->turn, what & 255);
        go_on(s);
        return;
    case M_CROWN: crown(s, what); return;
    case M_RESETTLE: resettle(s); return;
    case M_LAY:
        s->edge = what;
        s->fleet = 0;
        s->phase = DRAW;
        return;
    case M_SAIL:
        s->fleet = clear(s, beach_at[what]);
        s->origin = what / SIDES;
        sail_on(s, what);
        return;
    case M_DRAW: draw(s, what); return;
    case M_LAND:
        s->fleet -= 1u << 4 * (what >> 8);
        put(s, what >> 8, what & 255);
        s->fresh &= ~(1u << ((what & 255) - first_beach[s->island]));
        if (!s->fleet || !free_beaches(s)) end_landing(s);
        return;
    }
}

/* -- games -------------------------------------------------------------------------------------------------------- */

static void start(state_t *s, int players) {
    memset(s, 0, offsetof(state_t, board));
    s->players = players;
    s->pile = ~1u;
    for (int seat = 0; seat < players; seat++) s->supply |= 15u << 4 * seat;
    for (int tile = 0; tile < TILES; tile++) s->cells[tile] = NONE;
    for (int island = 0; island < ISLANDS; island++) s->kings[island] = NONE;
    for (int edge = 0; edge < TILES * SIDES; edge++) s->facing[edge] = OFF;
    lay(s, TONGA, 64 * 128 + 64, 0);
}

static uint64_t mix(uint64_t hash, uint64_t number) { return (hash ^ number) * 1099511628211ull; }

static uint64_t score(const state_t *s, uint64_t hash) {
    for (int seat = 0; seat < s->players; seat++) {
        int points = 0;
        for (int island = 0; island < ISLANDS; island++)
            if (s->kings[island] == seat || ships_of(s->ashore[island], seat)) points += value[island];
        hash = mix(hash, points);
    }
    return hash;
}

int main(int count, char **words) {
    if (count != 4) return 2;
    int players = atoi(words[1]), games = atoi(words[3]);
    int64_t first_seed = atoll(words[2]), decisions = 0;
    for (int i = 0; i < 259; i++) direction_of[i] = -1;
    for (int way = 0; way < 6; way++) direction_of[STEP[way] + 129] = way;
    for (int beaches = 2; beaches <= 6; beaches++) /* in the order of the beaches' numbers: 0 1, 0 2, 1 2 */
        for (int reversed = (1 << beaches) - 1; reversed > 0; reversed--) {
            int set = 0;
            for (int bit = 0; bit < beaches; bit++) set |= (reversed >> bit & 1) << (beaches - 1 - bit);
            int number = __builtin_popcount(set);
            combinations[beaches][number][combination_count[beaches][number]++] = set;
        }
    static state_t s;
    uint64_t hash = 14695981039346656037ull;
    clock_t began = clock();
    for (int game = 0; game < games; game++) {
        int64_t seed = first_seed + game;
        uint32_t moves[MOST_MOVES];
        start(&s, players);
        for (int n; (n = list(&s, moves)) > 0; decisions++) {
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
            hash = mix(hash, n);
            play(&s, moves[(seed >> 8) % n]);
        }
        hash = score(&s, hash);
    }
    printf("%lld %.6f %016llx\n", (long long)decisions, (double)(clock() - began) / CLOCKS_PER_SEC,
           (unsigned long long)hash);
    return 0;
}
