import type { EventSourceMessage } from 'eventsource-parser';
import { FIRST_WORD_MS, openConnection, SILENCE_MS } from './connection';
import { installStreamServer, pass } from './testing';

let close: () => void = () => undefined;
const onOpen = jest.fn();
const onWorks = jest.fn();
const onUnauthorized = jest.fn();
let events: EventSourceMessage[] = [];

function open(lastEventId: string | null = null) {
  close = openConnection({
    address: '/api/v1/events',
    headers: { authorization: 'Bearer t' },
    lastEventId,
    onEvent: (event) => events.push(event),
    onOpen,
    onWorks,
    onUnauthorized,
  });
}
/** Time passes, and what waited for it happens. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  events = [];
  onOpen.mockClear();
  onWorks.mockClear();
  onUnauthorized.mockClear();
});
afterEach(() => {
  close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks with the session’s headers and hands on what the server says', async () => {
  const streams = installStreamServer('stream');
  open();
  await pass(0);
  expect(streams[0]?.headers).toMatchObject({ authorization: 'Bearer t', accept: 'text/event-stream' });
  expect(onOpen).toHaveBeenCalledTimes(1);
  streams[0]?.send('id: 4\nevent: change\nda');
  streams[0]?.send('ta: {}\n\n');
  await pass(0);
  expect(events).toEqual([{ event: 'change', data: '{}', id: '4' }]);
});

it('comes back after a lost stream and goes on after the last event', async () => {
  const streams = installStreamServer('stream');
  open();
  await pass(0);
  streams[0]?.send('id: 41\ndata: x\n\n');
  await pass(0);
  streams[0]?.end();
  await pass(999);
  expect(streams).toHaveLength(1);
  await pass(1);
  expect(streams).toHaveLength(2);
  expect(streams[1]?.headers['last-event-id']).toBe('41');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it.each(['focus', 'visibilitychange', 'pageshow', 'online'])(
  'replaces a silent stream at once on %s, and keeps one that speaks',
  async (name) => {
    const streams = installStreamServer('stream', 'stream');
    open();
    await pass(10_000);
    streams[0]?.send(': beat\n\n');
    await pass(14_000);
    window.dispatchEvent(new Event(name));
    await pass(0);
    expect(streams).toHaveLength(1);
    await pass(2000);
    window.dispatchEvent(new Event(name));
    await pass(0);
    expect(streams).toHaveLength(2);
    expect(onOpen).toHaveBeenCalledTimes(2);
  },
);

it('begins after an event that another connection has seen', async () => {
  const streams = installStreamServer('stream');
  open('7');
  await pass(0);
  expect(streams[0]?.headers['last-event-id']).toBe('7');
});

it('waits longer after every failure, half a minute at most, and a steady stream makes it forget', async () => {
  const streams = installStreamServer('unreachable', 503, 'html', 502, 502, 502, 502, 'stream');
  open();
  await pass(0);
  for (const [failures, ms] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    expect(streams).toHaveLength(failures + 1);
    await pass(ms - 1);
    expect(streams).toHaveLength(failures + 1);
    await pass(1);
  }
  expect(onOpen).toHaveBeenCalledTimes(1);
  await pass(10_000);
  streams[7]?.end();
  await pass(1000);
  expect(streams).toHaveLength(9);
});

it('waits as long as a server without room for it asks, names itself, and says nothing', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const streams = installStreamServer(
    { status: 503, retryAfter: '30' },
    { status: 429, retryAfter: '60' },
    { status: 503, retryAfter: '1e9' },
    'stream',
  );
  open();
  await pass(0);
  for (const [before, ms] of [30_500, 61_000, 302_000].entries()) {
    await pass(ms - 1);
    expect(streams).toHaveLength(before + 1);
    await pass(1);
    expect(streams).toHaveLength(before + 2);
  }
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
  const names = streams.map(({ headers }) => headers['x-stream-of']);
  expect([...new Set(names)]).toEqual([expect.stringMatching(/^[\w-]{8,64}$/)]);
});

it('takes the pause that the server wishes', async () => {
  const streams = installStreamServer('stream');
  open();
  await pass(0);
  streams[0]?.send('retry: 5000\n\n');
  await pass(0);
  streams[0]?.end();
  await pass(4999);
  expect(streams).toHaveLength(1);
  await pass(1);
  expect(streams).toHaveLength(2);
});

it('comes back at once when the browser is online again', async () => {
  const streams = installStreamServer('unreachable', 'unreachable', 'stream');
  open();
  await pass(1000);
  expect(streams).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(streams).toHaveLength(3);
});

it('takes silence for a lost stream; a sign of life holds it', async () => {
  const streams = installStreamServer('stream');
  open();
  await pass(0);
  await pass(FIRST_WORD_MS - 1000);
  streams[0]?.send(': here\n\n');
  await pass(0);
  await pass(SILENCE_MS - 1000);
  expect(streams[0]?.aborted).toBe(false);
  await pass(1000);
  expect(streams[0]?.aborted).toBe(true);
  await pass(1000);
  expect(streams).toHaveLength(2);
  expect(events).toEqual([]);
});

it.each(['held', 'stream', 504, 'html'] as const)(
  'reports after two attempts without a word, and not within a restart, that the stream does not work: %s',
  async (answer) => {
    const streams = installStreamServer(...Array<typeof answer>(6).fill(answer), 'stream');
    open();
    await pass(19_000);
    expect(onWorks).not.toHaveBeenCalled();
    await pass(13_000);
    expect(onWorks).toHaveBeenLastCalledWith(false);
    while (streams.length < 7) await pass(1000);
    const working = streams.at(-1);
    working?.send(': connected\n\n');
    await pass(0);
    expect(onWorks).toHaveBeenLastCalledWith(true);
    const before = onWorks.mock.calls.length;
    working?.end();
    await pass(FIRST_WORD_MS);
    expect(onWorks).toHaveBeenCalledTimes(before);
  },
);

it('gives up and says so when the server no longer knows the session', async () => {
  const streams = installStreamServer(401);
  open();
  await pass(120_000);
  expect(streams).toHaveLength(1);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

it.each([403, 404])('gives up on %i, which will be the same next time, and reports that the stream does not work', async (status) => {
  const streams = installStreamServer(status);
  open();
  await pass(120_000);
  expect(streams).toHaveLength(1);
  expect(onWorks.mock.calls).toEqual([[false]]);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('is silent after it was closed', async () => {
  const streams = installStreamServer('stream');
  open();
  await pass(0);
  close();
  await pass(120_000);
  expect(streams[0]?.aborted).toBe(true);
  expect(streams).toHaveLength(1);
});
