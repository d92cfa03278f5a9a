import { API_BASE, type Call } from './call';

interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call: the base path, the call's path with its params encoded, and the query members that are set. */
export function addressOf({ path }: Pick<Call, 'path'>, { params = {}, query = {} }: AddressInput, origin = ''): string {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(set).toString();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return origin + API_BASE + filled + (search && `?${search}`);
}

/** The key of a request: two with the same method, address and query members have the same one, in whatever order the members are. */
export function requestKey(method: string, url: string | URL): string {
  const address = new URL(url);
  address.searchParams.sort();
  return `${method} ${address.href}`;
}
