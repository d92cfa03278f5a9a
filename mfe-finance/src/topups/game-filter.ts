import { isolated, type TopUp } from '@arena/shared/contract';
import * as t from './topups.messages';

/** The fixed options (part 2 §2 and §9). The address leaves "All Games" out. */
export const GAME_OPTIONS = [
  { value: '', label: t.allGames },
  { value: t.freeFire, label: t.freeFire },
  { value: t.pubg, label: t.pubg },
  { value: 'BGMI', label: 'BGMI' },
] as const;
export type GameOption = (typeof GAME_OPTIONS)[number]['value'];

/** The option that an address names; "All Games" for any other word. */
export const gameOf = (word: string): GameOption => GAME_OPTIONS.find(({ value }) => value === word)?.value ?? '';

/** Matches the title exactly, as specified: 'Pubg' is not 'PUBG Mobile'. null for all games. */
export const gameFilter = (game: GameOption) => (game === '' ? null : (topUp: TopUp) => topUp.game?.title === game);

/** "4 requests for other games are hidden by the filter: PUBG Mobile (3), BGMI (1).", the most first. */
export function hiddenText(found: readonly TopUp[]): string {
  const counts = new Map<string, number>();
  for (const { game } of found) {
    const title = game?.title ?? t.noGame;
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const games = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([title, count]) => t.countOfGame(count, isolated(title)))
    .join(', ');
  const what = found.length === 1 ? t.oneOfOtherGame : t.severalOfOtherGames(found.length);
  return t.hiddenByFilter(what, games);
}
