// Written by `python3 dev.py types` from src/tongiaki/rules/tiles.toml; edit that instead.

export interface BeachFacts {
  readonly berths: number;
  readonly piers: readonly number[];
}

export interface IslandFacts {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly beaches: readonly BeachFacts[];
}

export interface WaterFacts {
  readonly id: string;
  readonly currents: readonly (readonly [side: number, side: number, colours: number])[];
}

export const ISLANDS: readonly IslandFacts[] = [
  {"id": "tonga", "name": "Tonga", "value": 0, "beaches": [{"berths": 3, "piers": [0]}, {"berths": 3, "piers": [1]}, {"berths": 3, "piers": [2]}, {"berths": 3, "piers": [3]}, {"berths": 3, "piers": [4]}, {"berths": 3, "piers": [5]}]},
  {"id": "muroroa", "name": "Muroroa", "value": 2, "beaches": [{"berths": 2, "piers": [1]}, {"berths": 2, "piers": [2]}, {"berths": 3, "piers": [4, 5]}]},
  {"id": "nauru", "name": "Nauru", "value": 2, "beaches": [{"berths": 2, "piers": [1, 2]}, {"berths": 3, "piers": [3]}, {"berths": 2, "piers": [4, 5]}]},
  {"id": "tubuai", "name": "Tubuai", "value": 2, "beaches": [{"berths": 3, "piers": [1, 2]}, {"berths": 3, "piers": [4, 5]}]},
  {"id": "rarotonga", "name": "Rarotonga", "value": 3, "beaches": [{"berths": 3, "piers": [1, 2]}, {"berths": 4, "piers": [3, 4, 5]}]},
  {"id": "rapa_nui", "name": "Rapa Nui", "value": 3, "beaches": [{"berths": 5, "piers": [1, 2]}, {"berths": 3, "piers": [3, 4, 5]}]},
  {"id": "tokelau", "name": "Tokelau", "value": 3, "beaches": [{"berths": 4, "piers": [1]}, {"berths": 3, "piers": [2, 3]}, {"berths": 2, "piers": [4, 5]}]},
  {"id": "tuamotu", "name": "Tuamotu", "value": 3, "beaches": [{"berths": 4, "piers": [1, 2, 3]}, {"berths": 4, "piers": [4, 5]}]},
  {"id": "hiva_oa", "name": "Hiva Oa", "value": 4, "beaches": [{"berths": 2, "piers": [1, 2]}, {"berths": 2, "piers": [3]}, {"berths": 5, "piers": [4, 5]}]},
  {"id": "mangareva", "name": "Mangareva", "value": 4, "beaches": [{"berths": 2, "piers": [1, 2]}, {"berths": 3, "piers": [3, 4]}, {"berths": 4, "piers": [5]}]},
  {"id": "oahu", "name": "Oahu", "value": 4, "beaches": [{"berths": 3, "piers": [1, 2]}, {"berths": 5, "piers": [3]}, {"berths": 3, "piers": [4, 5]}]},
  {"id": "tahiti", "name": "Tahiti", "value": 4, "beaches": [{"berths": 2, "piers": [1, 2]}, {"berths": 3, "piers": [3, 4]}, {"berths": 4, "piers": [5]}]},
  {"id": "tuvalu", "name": "Tuvalu", "value": 4, "beaches": [{"berths": 2, "piers": [1, 2]}, {"berths": 4, "piers": [3]}, {"berths": 3, "piers": [4, 5]}]},
  {"id": "fiji", "name": "Fiji", "value": 5, "beaches": [{"berths": 5, "piers": [1]}, {"berths": 4, "piers": [2, 3]}, {"berths": 4, "piers": [4, 5]}]},
  {"id": "hawaii", "name": "Hawaii", "value": 5, "beaches": [{"berths": 3, "piers": [1, 2]}, {"berths": 5, "piers": [3]}, {"berths": 2, "piers": [4, 5]}]},
  {"id": "samoa", "name": "Samoa", "value": 5, "beaches": [{"berths": 3, "piers": [1, 2]}, {"berths": 4, "piers": [3, 4]}, {"berths": 5, "piers": [5]}]},
];

export const WATERS: readonly WaterFacts[] = [
  {"id": "w01", "currents": [[0, 1, 0], [2, 3, 2], [4, 5, 0]]},
  {"id": "w02", "currents": [[0, 1, 2], [2, 3, 0], [4, 5, 2]]},
  {"id": "w03", "currents": [[0, 1, 3], [2, 3, 2], [4, 5, 4]]},
  {"id": "w04", "currents": [[0, 1, 3], [2, 3, 0], [4, 5, 2]]},
  {"id": "w05", "currents": [[0, 3, 4], [1, 5, 3], [2, 4, 0]]},
  {"id": "w06", "currents": [[0, 3, 3], [1, 5, 3], [2, 4, 3]]},
  {"id": "w07", "currents": [[0, 3, 4], [1, 5, 4], [2, 4, 4]]},
  {"id": "w08", "currents": [[0, 3, 3], [1, 5, 2], [2, 4, 0]]},
  {"id": "w09", "currents": [[0, 4, 0], [1, 3, 4], [2, 5, 2]]},
  {"id": "w10", "currents": [[0, 4, 2], [1, 3, 3], [2, 5, 4]]},
  {"id": "w11", "currents": [[0, 4, 4], [1, 3, 4], [2, 5, 3]]},
  {"id": "w12", "currents": [[0, 4, 3], [1, 3, 3], [2, 5, 4]]},
  {"id": "w13", "currents": [[0, 5, 0], [1, 2, 0], [3, 4, 0]]},
  {"id": "w14", "currents": [[0, 5, 2], [1, 2, 2], [3, 4, 2]]},
  {"id": "w15", "currents": [[0, 5, 0], [1, 2, 4], [3, 4, 2]]},
  {"id": "w16", "currents": [[0, 5, 0], [1, 2, 3], [3, 4, 4]]},
];
