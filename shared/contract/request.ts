import { API_BASE, type Call, type Shape } from './call';

export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** The address of a call: the base path, the call's path with its params encoded, and the query members that are set. */
export function addressOf({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: AnyInput, origin = ''): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(set).toString();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return origin + API_BASE + filled + (search && `?${search}`);
}

/** The key of a request: its method and its address, with the query sorted by name. */
export function requestKey(method: string, url: string | URL): string {
  const address = new URL(url);
  address.searchParams.sort();
  return `${method} ${address.href}`;
}

/** The address of a first read, below the base path. Only `read` makes one: a string has no such member. */
export type Read = string & { readonly isRead: true };

type Named<T> = { readonly [Name in keyof T]?: T[Name] | `:${string}` };
type ReadInput<C extends Call> = {
  /** A param that is left out is the page's `:name` of the same name; another one of the page is given as `':id'`. */
  readonly params?: C extends { params: infer P } ? Named<Shape<P>> : never;
  readonly query?: C extends { query: infer Q } ? Partial<Shape<Q>> : never;
};

/** A call that a page or widget makes first, as it will make it: `read(roomCalls.listByStatus, { query: { status: 'PENDING' } })`. */
export function read<const C extends Call & { readonly method: 'GET' }>(call: C, { params, query }: ReadInput<C> = {}): Read {
  const given: Readonly<Record<string, unknown>> = params ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (inBraces, name: string) => {
    const value = given[name] ?? `:${name}`;
    return typeof value === 'string' && value.startsWith(':') ? value : inBraces;
  });
  return addressOf({ path }, { params, query }).slice(API_BASE.length) as Read;
}
