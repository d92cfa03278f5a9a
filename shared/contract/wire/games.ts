import type * as z from '@arena/shared/contract/zod';
import { entity, number, text } from '@arena/shared/contract/wire';

/** A game (part 2 §3). */
export type Game = z.output<typeof game>;
export const game = entity({ id: ['gameId', number], title: ['gameTitle', text], description: ['gameDescription', text] });
/** A game mode (part 2 §3). */
export type Mode = z.output<typeof mode>;
export const mode = entity({ id: ['modeId', number], name: ['modeName', text] });
/** A map of a game (part 2 §3). */
export type GameMap = z.output<typeof map>;
export const map = entity({ id: ['mapId', number], title: ['mapTitle', text] });

/** The specification's games, modes and maps (part 1 §3). Our server stores them; screens fall back to them. */
export const LOOKUPS = {
  games: [
    { id: 1, title: 'PUBG Mobile' },
    { id: 2, title: 'Free Fire' },
  ],
  modes: [
    { id: 1, name: 'Solo' },
    { id: 2, name: 'Squad' },
  ],
  maps: [
    { id: 1, title: 'Erangel', gameId: 1 },
    { id: 2, title: 'Miramar', gameId: 1 },
    { id: 3, title: 'Sanhok', gameId: 1 },
    { id: 4, title: 'Vikendi', gameId: 1 },
    { id: 5, title: 'Livik', gameId: 1 },
    { id: 6, title: 'Karakin', gameId: 1 },
    { id: 7, title: 'Bermuda', gameId: 2 },
    { id: 8, title: 'Purgatory', gameId: 2 },
    { id: 9, title: 'Kalahari', gameId: 2 },
  ],
} as const;
