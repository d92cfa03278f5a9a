/** The name of the hash list in a version's folder. */
export const FILES_LIST = 'files.json';
/** The global function that builds load all scripts and styles through. Files that don't match their listed hash fail like missing ones. */
export const LOAD_VERIFIED = '__arenaLoadVerified';
/** Sets the source and listed hash of a script or style element. */
export type LoadVerified = (element: HTMLScriptElement | HTMLLinkElement, address: string) => void;
