import { type Call, type Shape } from './call';
/** The input of any call, for code that handles all of them. */
export interface AnyInput {
    readonly params?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly body?: unknown;
}
/**
 * The URL of a call. Params are encoded, query members that are null or undefined are omitted.
 * @param origin - The backend's origin; empty for the console's own.
 * @example addressOf(roomCalls.get, { params: { roomId: 7 } }) // '/api/v1/rooms/7'
 */
export declare function addressOf({ path, section }: Pick<Call, 'path' | 'section'>, { params, query }: AnyInput, origin?: string): string;
/**
 * Identifies a request by method and URL, regardless of the order of its query members.
 * @param url - An absolute URL.
 * @throws TypeError when `url` is relative.
 */
export declare function requestKey(method: string, url: string | URL): string;
/** The path of a first read below `API_BASE`. Only `read` creates one. */
export type Read = string & {
    readonly isRead: true;
};
type Named<T> = {
    readonly [Name in keyof T]?: T[Name] | `:${string}`;
};
type ReadInput<C extends Call> = {
    /** An omitted param takes the page's param of the same name; `':id'` takes the page's param `id`. */
    readonly params?: C extends {
        params: infer P;
    } ? Named<Shape<P>> : never;
    readonly query?: C extends {
        query: infer Q;
    } ? Partial<Shape<Q>> : never;
};
/**
 * Declares a call that a page or widget makes first, so that the shell can send it early. The input must equal the later call's.
 * @example read(roomCalls.listByStatus, { query: { status: 'PENDING' } })
 */
export declare function read<const C extends Call & {
    readonly method: 'GET';
    readonly section?: never;
}>(call: C, { params, query }?: ReadInput<C>): Read;
export {};
