import type { ApiClient } from '../../contract/section/mount';
/**
 * A client that rejects calls the section hasn't declared, before sending them. A section without a list may make any of the API. Calls of
 * its own service need no list, and those of another section's are rejected.
 * @param declared - The calls as `lineOf` writes them.
 */
export declare const onlyDeclared: (api: ApiClient, section: string, declared: () => readonly string[] | undefined) => ApiClient;
