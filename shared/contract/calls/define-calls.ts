import { id } from '@arena/shared/contract/wire';
import type { Access, Call } from '../call';

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
type WithParams<P extends string> = [ParamNames<P>] extends [never]
  ? unknown
  : { readonly params: { readonly [Name in ParamNames<P>]: typeof id } };

/**
 * The required members of a `Call`, with status 200, and an `id` for each `{param}` of the path.
 * @param line - Method and path.
 * @param access - For calls of the platform's API. A section's own service decides itself.
 * @example ...call('GET /rooms/{roomId}', 'admin')
 */
export function call<const M extends Call['method'], const P extends `/${string}`, const A extends Access = 'signed-in'>(
  line: `${M} ${P}`,
  access = 'signed-in' as A,
) {
  const [method, path] = line.split(' ') as [M, P];
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, id]);
  const params = names.length === 0 ? {} : { params: Object.fromEntries(names) };
  return { method, path, access, status: 200, ...params } as { method: M; path: P; access: A; status: 200 } & WithParams<P>;
}

/**
 * Declares a table of calls and preserves its literal types.
 * @example
 * const clanCalls = defineCalls({
 *   get: { method: 'GET', path: '/clans/{clanId}', access: 'admin', params: { clanId: id }, response: clan, status: 200 },
 * });
 */
export function defineCalls<const T extends Readonly<Record<string, Call>>>(calls: T): T {
  return calls;
}

/**
 * Declares the calls of a section's own service. Their paths are those of the service. Any status from 200 to 299 is a success.
 * @param section - The section's `name`, which has `backend: true` in its `section.ts`. Other sections can't make these calls.
 * @example
 * export const promoCalls = defineSectionCalls('mfe_promos', {
 *   get: { ...call('GET /campaigns/{campaignId}'), response: campaign },
 * });
 */
export function defineSectionCalls<const S extends string, const T extends Readonly<Record<string, Call>>>(section: S, calls: T) {
  const named = Object.entries(calls).map(([name, one]) => [name, { ...one, section }]);
  return Object.fromEntries(named) as { readonly [Name in keyof T]: T[Name] & { readonly section: S } };
}
