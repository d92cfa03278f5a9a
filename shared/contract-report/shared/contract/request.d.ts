import { type Call, type Shape } from './call';
export interface AnyInput {
    readonly params?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
    readonly body?: unknown;
}
/** The address of a call: the base path, the call's path with its params encoded, and the query members that are set. */
export declare function addressOf({ path }: Pick<Call, 'path'>, { params, query }: AnyInput, origin?: string): string;
/** The key of a request: its method and its address, with the query sorted by name. */
export declare function requestKey(method: string, url: string | URL): string;
/** The address of a first read, below the base path. Only `read` makes one: a string has no such member. */
export type Read = string & {
    readonly isRead: true;
};
type Named<T> = {
    readonly [Name in keyof T]?: T[Name] | `:${string}`;
};
type ReadInput<C extends Call> = {
    /** A param that is left out is the page's `:name` of the same name; another one of the page is given as `':id'`. */
    readonly params?: C extends {
        params: infer P;
    } ? Named<Shape<P>> : never;
    readonly query?: C extends {
        query: infer Q;
    } ? Partial<Shape<Q>> : never;
};
/** A call that a page or widget makes first, as it will make it: `read(roomCalls.listByStatus, { query: { status: 'PENDING' } })`. */
export declare function read<const C extends Call & {
    readonly method: 'GET';
}>(call: C, { params, query }?: ReadInput<C>): Read;
export {};
