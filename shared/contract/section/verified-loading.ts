/** The name of a version's list, in the version's folder. */
export const FILES_LIST = 'files.json';

/**
 * The function of a page that gives a script or a style its address, and the hash that the list names for it: builds of the contract
 * load everything by it. What is in no list is not loaded, and fails as a file that is not there.
 */
export const LOAD_VERIFIED = '__arenaLoadVerified';
export type LoadVerified = (element: HTMLScriptElement | HTMLLinkElement, address: string) => void;
