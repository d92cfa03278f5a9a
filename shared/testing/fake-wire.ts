import type { Call, Capability } from '@arena/shared/contract';
import { createApiClient } from '@arena/shared/platform';
import { checkRequest } from './codec-checks';
import { type FakePlatform, installFakePlatform } from './fake-platform';
import { noteFault } from './faults';

/** A fake platform that makes its calls with the real client, answered by a table of raw responses. */
export interface FakeWire extends FakePlatform {
  /** Sets the response to a call from now on. */
  answer(call: Call, reply: () => Response): void;
}

/** Replaces `fetch` for one test. An unanswered request, or one that no server would accept, makes the test fail. */
export function installFakeWire(capabilities: readonly Capability[] = []): FakeWire {
  const replies = new Map<Call, () => Response>();
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const call = await checkRequest(request);
    const reply = replies.get(call);
    if (reply === undefined) {
      noteFault(`Nothing in this test answers ${call.method} ${call.path}`);
      return new Response('{"message":"No test answers this"}', { status: 501 });
    }
    return reply();
  };
  const api = createApiClient({ token: () => 'abc', scheme: 'Bearer', onUnauthorized: () => undefined, origin: 'http://localhost' });
  return { ...installFakePlatform({ capabilities, api }), answer: (call, reply) => void replies.set(call, reply) };
}
