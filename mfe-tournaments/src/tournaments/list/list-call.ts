import type { Tournament } from '@arena/shared/contract';
import { rowSearch } from '@arena/shared/platform';
import { type Named } from '@arena/shared/ui';
import { ALL_GAMES } from '../constants';
import type { StatusTab } from '../tournaments.status';

/*
 * Search, game and tab are three calls that cannot be combined. One call is made, and its answer is filtered here, so that
 * all three filters always apply together:
 *
 *   text | game | tab  | call                              | filtered here
 *   -----+------+------+-----------------------------------+----------------
 *   yes  | any  | any  | GET /posts/search?keywords=       | game, tab
 *   no   | yes  | any  | GET /game/{id}/posts              | tab
 *   no   | no   | All  | GET /posts, paged                 | nothing
 *   no   | no   | else | GET /posts/status/{status}, paged | nothing
 */

export interface ListFilters {
  /** The last searched text, from the address. */
  readonly keywords: string;
  /** null: all games. */
  readonly gameId: number | null;
  readonly tab: StatusTab;
}

export type ListCall =
  | { readonly kind: 'search'; readonly keywords: string }
  | { readonly kind: 'game'; readonly gameId: number }
  | { readonly kind: 'tab'; readonly status: StatusTab['status'] };

export function callFor({ keywords, gameId, tab }: ListFilters): ListCall {
  if (keywords.trim() !== '') return { kind: 'search', keywords: keywords.trim() };
  if (gameId !== null) return { kind: 'game', gameId };
  return { kind: 'tab', status: tab.status };
}

/** null for "Select All" and for invalid ids. */
export const gameIdOf = (text: string): number | null => (text !== ALL_GAMES && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export const TOURNAMENT_SEARCH = rowSearch(({ title, description }: Tournament) => [title, description].join('\n'));

/** The filter to apply here, or null. `typed` filters the previous rows (`earlier`) until the server answers. */
export function localFilter(filters: ListFilters, typed: string, games: readonly Named[], earlier = false) {
  const call = callFor(filters);
  const isSearched = call.kind === 'search' && call.keywords.toLowerCase() === typed.trim().toLowerCase();
  const byText = isSearched && !earlier ? null : TOURNAMENT_SEARCH.filter(typed);
  const byGame = filters.gameId !== null && call.kind !== 'game';
  const byStatus = filters.tab.status !== null && call.kind !== 'tab';
  if (!byGame && !byStatus) return byText;
  const gameTitle = games.find(({ id }) => id === filters.gameId)?.name;
  return (tournament: Tournament, place?: number, all?: readonly Tournament[]): boolean => {
    if (byStatus && tournament.status !== filters.tab.status) return false;
    if (byGame) {
      const { game } = tournament;
      if (game === null || (game.id === null ? game.title !== gameTitle : game.id !== filters.gameId)) return false;
    }
    return byText === null || byText(tournament, place, all);
  };
}
