import { fetchOnce, startReads } from './early-reads';
import type { HandOver } from './hand-over';

const sent: string[] = [];
const answers = (text: string) => Promise.resolve(new Response(text));
const SESSION = 'Bearer one';
const reads: HandOver['reads'] = new Map();

beforeEach(() => {
  sent.length = 0;
  reads.clear();
  window.arenaHandOver = { registry: null, reads, signIn: null, showFrame: () => undefined };
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => {
    sent.push(input instanceof Request ? input.url : String(input));
    return answers(`answer ${sent.length}`);
  });
});

const ask = async (address: string, authorization = SESSION, method = 'GET') =>
  (await fetchOnce(new Request(new URL(address, location.href), { method, headers: { authorization } }))).text();

it('hands an answer out once, to the very same request', async () => {
  startReads(['/rooms/status?status=PENDING', '/rooms/7'], SESSION, reads);
  expect(sent).toEqual(['/api/v1/rooms/status?status=PENDING', '/api/v1/rooms/7']);
  expect(await ask('/api/v1/rooms/status?status=PENDING')).toBe('answer 1');
  expect(await ask('/api/v1/rooms/status?status=PENDING')).toBe('answer 3');
  expect(await ask('/api/v1/rooms/status?status=ALL_DONE')).toBe('answer 4');
  expect(await ask('/api/v1/rooms/7')).toBe('answer 2');
});

it('answers the same request with its query in another order', async () => {
  startReads(['/rooms/search?status=PENDING&size=1000'], SESSION, reads);
  expect(await ask('/api/v1/rooms/search?size=1000&status=PENDING')).toBe('answer 1');
  expect(await ask('/api/v1/rooms/search?size=1000&status=PENDING')).toBe('answer 2');
});

it('never hands the data of one session to another', async () => {
  startReads(['/rooms/7'], SESSION, reads);
  expect(await ask('/api/v1/rooms/7', 'Bearer two')).toBe('answer 2');
  // Nor to the first one when it comes back.
  expect(await ask('/api/v1/rooms/7')).toBe('answer 3');
});

it('sends what is no reading, and what belongs to another origin', async () => {
  startReads(['/rooms/7'], SESSION, reads);
  expect(await ask('/api/v1/rooms/7', SESSION, 'DELETE')).toBe('answer 2');
  expect(await ask('https://elsewhere.test/api/v1/rooms/7')).toBe('answer 3');
});

it('lets go of an answer that is ten seconds old', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  startReads(['/rooms/7', '/rooms/8'], SESSION, reads);
  now.mockReturnValue(10_999);
  expect(await ask('/api/v1/rooms/7')).toBe('answer 1');
  now.mockReturnValue(11_000);
  expect(await ask('/api/v1/rooms/8')).toBe('answer 3');
  now.mockRestore();
});

it.each(['pointerdown', 'keydown'])('lets go of all of them at the first press (%s): what an act reads is fresh', async (press) => {
  startReads(['/rooms/7'], SESSION, reads);
  window.dispatchEvent(new Event(press));
  expect(await ask('/api/v1/rooms/7')).toBe('answer 2');
});

it('hands out a failure as it is', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  startReads(['/rooms/7'], SESSION, reads);
  await expect(ask('/api/v1/rooms/7')).rejects.toThrow('offline');
});
