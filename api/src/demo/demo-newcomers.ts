import { join } from 'node:path';
import { API_FOLDER } from '../folder';
import { demoUser, type DemoUser } from './demo-people';
import { seededRandom } from './random';

export const PICTURE_FOLDER = join(API_FOLDER, 'assets/pictures');

/** Places in the list of demo users, and their pictures; the last one's file is lost. */
export const DEMO_PICTURES = new Map([
  [0, 'picture-1.png'],
  [1, 'picture-2.png'],
  [3, 'picture-5.png'],
  [8, 'picture-4.png'],
  [10, 'picture-6.png'],
  [24, 'picture-3.png'],
  [27, 'picture-lost.png'],
]);

/** Somebody who has joined lately, and played nothing yet. */
export interface DemoNewcomer extends DemoUser {
  readonly joinedAt: Date;
  readonly bannedAt: Date | null;
}

// prettier-ignore
const NAMES = [
  'Mia Schneider', 'Daniel Okafor', 'Aiko Yamamoto', 'Pedro Alves', 'Zara Sheikh', 'Ivan Petrov', 'Lerato Mokoena', 'Noah Andersen',
  'Thảo Lê', 'Bruno Costa', 'Anaya Gupta', 'Samuel Adeyemi', 'Kateryna Bondar', 'Rafael Mendes', 'Jin Woo Choi', 'Lina Haddad',
  'Victor Nunes', 'Wanjiku Kamau', 'Dewi Lestari', 'Theo Martin',
] as const;

const SEED = 20_250_828;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Places in the list above, and after how many days each was banned. */
const BANNED = new Map([
  [3, 9],
  [11, 4],
]);

/** Twenty people of the last six months, more of them lately; the same minute makes the same. */
export function demoNewcomers(now: Date): DemoNewcomer[] {
  const random = seededRandom(SEED);
  return NAMES.map((name, place) => {
    const joinedAt = new Date(now.getTime() - Math.round((1 - place / NAMES.length) ** 2 * 178 * 24) * HOUR - 30 * 60_000);
    const days = BANNED.get(place);
    const bannedAt = days === undefined ? null : new Date(joinedAt.getTime() + days * DAY);
    return { ...demoUser(random, name), joinedAt, bannedAt };
  });
}
