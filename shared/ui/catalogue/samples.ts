import { parseLocalDateTime } from '@arena/shared/contract';

/** What the stories show. */
export const localDateTime = parseLocalDateTime('2026-03-14T18:30:00');

export interface Player {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly won: number;
}

const NAMES = ['Amara Khan', 'Bilal Ahmed', 'Chen Wei', 'Dana Petrova', 'Emeka Obi', 'Fatima Noor'];
export const players: readonly Player[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@arena.test`,
  won: 120 * (index + 1),
}));

export const nothing = () => undefined;
