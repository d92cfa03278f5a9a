export const ONLY_INTEGER = 'Game ID can only be an integer.';
export const GAME_ID_LENGTH = 15;

/** Whether the Game ID field takes a text: digits only. No point, no comma, no `e`, no sign. */
export const isGameId = (text: string): boolean => /^\d*$/.test(text);

/** What is typed, pasted or dropped, without the blanks that are copied along with a number. */
export const cleaned = (text: string): string => text.trim();
