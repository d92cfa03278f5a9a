import type { ApiClient } from './client';
/** Makes the calls that a section has declared, and refuses any other before it is sent. A section without a list makes any. */
export declare const onlyDeclared: (api: ApiClient, section: string, declared: () => readonly string[] | undefined) => ApiClient;
