import type * as z from '@arena/shared/contract/zod';
import { entity, number, text } from '@arena/shared/contract/wire';

export const game = entity({ id: ['gameId', number], title: ['gameTitle', text], description: ['gameDescription', text] });
export const mode = entity({ id: ['modeId', number], name: ['modeName', text] });
export const map = entity({ id: ['mapId', number], title: ['mapTitle', text] });
export type Game = z.output<typeof game>;
export type Mode = z.output<typeof mode>;
export type GameMap = z.output<typeof map>;

/** The specification's static lookups (part 1 §3): the reference server stores them, and screens fall back to them. */
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
