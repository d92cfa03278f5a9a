/** The delays that the specification fixes (part 1 §4, §8 and §9), in milliseconds. */
export const CREATE_CLOSES_MS = 1000;
export const NOTE_MS = 3000;
export const REDIRECT_MS = 1500;
/** How often a screen that somebody works on polls. */
export const POLL_MS = 15_000;
