/** What the specification fixes (part 2 §9), and the words that are printed in more than one place. */
export const SEARCH_DEBOUNCE_MS = 500;
export const SCROLL_THROTTLE_MS = 150;
/** How far down a page, as a part of its scroll height, the next page of the list is fetched. */
export const SCROLL_TRIGGER = 0.8;
export const ERROR_CLEARS_MS = 1000;
/** After a creation: when the upcoming summary is read again and the flag goes down. */
export const CREATED_FLAG_MS = 1000;
/** How often a screen in use polls. */
export const POLL_MS = 15_000;
/** "Select All" in the game dropdown. */
export const ALL_GAMES = '777';
/** The denominator of the participants, whatever a tournament says. */
export const PARTICIPANT_LIMIT = 100;
/** The organizer of a tournament that is created in a session without an id. */
export const FALLBACK_CREATOR_ID = 1;
/** In the place of an end that was not set. */
export const NO_END = 'Not announced';
export const NO_DATA = 'No data found !!';
export const FAILED = 'Something went wrong';
