/** The name of a version's list, in the version's folder. */
export const FILES_LIST = 'files.json';
/** The page's function for a script's or style's address and listed hash; builds load everything by it. Others fail like missing files. */
export const LOAD_VERIFIED = '__arenaLoadVerified';
export type LoadVerified = (element: HTMLScriptElement | HTMLLinkElement, address: string) => void;
