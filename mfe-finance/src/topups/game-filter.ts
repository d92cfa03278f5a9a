import { isolated, type TopUp } from '@arena/shared/contract';

/** The fixed options (part 2 §2 and §9). The address leaves "All Games" out. */
export const GAME_OPTIONS = [
  { value: '', label: 'All Games' },
  { value: 'Free Fire', label: 'Free Fire' },
  { value: 'Pubg', label: 'Pubg' },
  { value: 'BGMI', label: 'BGMI' },
] as const;
export type GameOption = (typeof GAME_OPTIONS)[number]['value'];

/** The option that an address names; "All Games" for any other word. */
export const gameOf = (word: string): GameOption => GAME_OPTIONS.find(({ value }) => value === word)?.value ?? '';

/** Matches the title exactly, as specified: 'Pubg' is not 'PUBG Mobile'. null for all games. */
export const gameFilter = (game: GameOption) => (game === '' ? null : (topUp: TopUp) => topUp.game?.title === game);

/** "4 requests for other games are hidden by the filter: 3 of PUBG Mobile, 1 of BGMI.", the most first. */
export function hiddenText(found: readonly TopUp[]): string {
  const counts = new Map<string, number>();
  for (const { game } of found) {
    const title = game?.title ?? 'no game';
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const games = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([title, count]) => `${count} of ${isolated(title)}`)
    .join(', ');
  const what = found.length === 1 ? 'One request of another game is' : `${found.length} requests for other games are`;
  return `${what} hidden by the filter: ${games}.`;
}
