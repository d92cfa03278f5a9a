import type { Tournament } from '@arena/shared/contract';
import { ALL_GAMES } from '../constants';
import type { StatusTab } from '../tournaments.status';

/*
 * Search, game and tab are three calls that cannot be combined. One is asked, the rest is done here, so that all three
 * always hold together:
 *
 *   text | game | tab  | asked                             | filtered here
 *   -----+------+------+-----------------------------------+----------------
 *   yes  | any  | any  | GET /posts/search?keywords=       | game, tab
 *   no   | yes  | any  | GET /game/{id}/posts              | tab
 *   no   | no   | All  | GET /posts, paged                 | nothing
 *   no   | no   | else | GET /posts/status/{status}, paged | nothing
 */

export interface ListFilters {
  /** What is in the address: the text that was last searched for. */
  readonly keywords: string;
  /** A game's id, or null for all games. */
  readonly gameId: number | null;
  readonly tab: StatusTab;
}

export type Source =
  | { readonly by: 'search'; readonly keywords: string }
  | { readonly by: 'game'; readonly gameId: number }
  | { readonly by: 'tab'; readonly status: StatusTab['status'] };

export function sourceOf({ keywords, gameId, tab }: ListFilters): Source {
  if (keywords.trim() !== '') return { by: 'search', keywords: keywords.trim() };
  if (gameId !== null) return { by: 'game', gameId };
  return { by: 'tab', status: tab.status };
}

/** A game's id out of the address: null for "Select All", and for a word that is no id. */
export const gameIdOf = (text: string): number | null => (text !== ALL_GAMES && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

const haystacks = new WeakMap<Tournament, string>();

/** The text of a tournament that a search looks into, in lower case; kept, because it is needed at every letter. */
export function textOf(tournament: Tournament): string {
  const known = haystacks.get(tournament);
  if (known !== undefined) return known;
  const text = `${tournament.title ?? ''}\n${tournament.description ?? ''}`.toLowerCase();
  haystacks.set(tournament, text);
  return text;
}

const WARMED_AT_ONCE = 400;

/** Makes these texts ahead, a few at a time, so that the first letter does not wait for 10,000 of them. Answers how to stop. */
export function warmTexts(tournaments: readonly Tournament[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const step = (from: number) => {
    for (const tournament of tournaments.slice(from, from + WARMED_AT_ONCE)) textOf(tournament);
    if (from + WARMED_AT_ONCE < tournaments.length) timer = setTimeout(step, 20, from + WARMED_AT_ONCE);
  };
  timer = setTimeout(step, 200, 0);
  return () => clearTimeout(timer);
}

/**
 * What is left to be filtered here, or null when nothing is. `typed` is what stands in the search box now: until it has been
 * searched for, and while the search is on its way (`earlier`), it narrows down what is here already. A tournament that does
 * not say its game or its status is left out where these are asked for: nobody knows whether it belongs.
 */
export function localFilter(filters: ListFilters, typed: string, games: readonly { id: number; title: string }[], earlier = false) {
  const source = sourceOf(filters);
  const text = typed.trim().toLowerCase();
  const byText = text !== '' && (earlier || !(source.by === 'search' && source.keywords.toLowerCase() === text));
  const byGame = filters.gameId !== null && source.by !== 'game';
  const byStatus = filters.tab.status !== null && source.by !== 'tab';
  if (!byText && !byGame && !byStatus) return null;
  const gameTitle = games.find(({ id }) => id === filters.gameId)?.title;
  return (tournament: Tournament): boolean => {
    if (byStatus && tournament.status !== filters.tab.status) return false;
    if (byGame) {
      const { game } = tournament;
      if (game === null || (game.id === null ? game.title !== gameTitle : game.id !== filters.gameId)) return false;
    }
    return !byText || textOf(tournament).includes(text);
  };
}
