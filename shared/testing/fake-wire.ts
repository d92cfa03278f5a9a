import { API_BASE, type Call, type Capability } from '@arena/shared/contract';
import { createApiClient } from '@arena/shared/platform';
import { type FakePlatform, installFakePlatform } from './fake-platform';

/** A fake platform whose calls go through the real client and the real codecs, to a table from calls to raw answers. */
export interface FakeWire extends FakePlatform {
  /** Sets the answer to a call's request from now on. */
  answer(call: Call, reply: () => Response): void;
}

const patternOf = ({ path }: Call) => new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]*')}$`);
const placesOf = ({ path }: Call) => path.split('{').length;

/** Installs it in place of `fetch`, for one test. A request that nothing answers is noted in `unhandled`. */
export function installFakeWire(capabilities: readonly Capability[] = []): FakeWire {
  const replies = new Map<Call, () => Response>();
  const unhandled: string[] = [];
  globalThis.fetch = async (input) => {
    const { method, url } = input as Request;
    const { pathname } = new URL(url);
    const known = [...replies.keys()].filter((call) => call.method === method && patternOf(call).test(pathname));
    // `/posts/search` before `/posts/{tournamentId}`.
    const [call] = known.sort((one, other) => placesOf(one) - placesOf(other));
    const reply = call === undefined ? undefined : replies.get(call);
    if (reply === undefined) unhandled.push(`${method} ${pathname}`);
    return reply?.() ?? new Response('{"message":"No test answers this"}', { status: 501 });
  };
  const api = createApiClient({ token: () => 'abc', scheme: 'Bearer', onUnauthorized: () => undefined, origin: 'http://localhost' });
  return { ...installFakePlatform({ capabilities, api }), unhandled, answer: (call, reply) => void replies.set(call, reply) };
}
