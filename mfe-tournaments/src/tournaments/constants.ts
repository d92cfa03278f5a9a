import * as t from './tournaments.messages';
/** Fixed by the specification (part 2 §9), plus texts used in several places. */
export const SEARCH_DEBOUNCE_MS = 500;
export const SCROLL_THROTTLE_MS = 150;
/** Fraction of the scroll height. */
export const SCROLL_TRIGGER = 0.8;
export const ERROR_CLEARS_MS = 1000;
/** Delay after a creation before the upcoming figure is refetched. */
export const CREATED_FLAG_MS = 1000;
/** Polling interval of a screen in use. */
export const POLL_MS = 15_000;
/** "Select All" in the game dropdown. */
export const ALL_GAMES = '777';
/** The specified denominator, independent of the tournament. */
export const PARTICIPANT_LIMIT = 100;
/** The organizer when the session has no user id. */
export const FALLBACK_CREATOR_ID = 1;
export const NO_END = t.notAnnounced;
export const NO_DATA = t.noData;
export const FAILED = t.wentWrong;
