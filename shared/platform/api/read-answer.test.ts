import { roomCalls, tournamentCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { pause } from './pause';
import { readAnswer } from './read-answer';

jest.mock('./pause', () => ({ pause: jest.fn(async () => undefined) }));

// Names that look like the boundary between entries, and entries with nested objects.
const wire = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    postId: index,
    title: `Cup {${index}},{"postId":7} \\" ]} é 🏆`,
    user: { id: 5, roles: [{ id: 1, name: 'ROLE_ADMIN' }, { id: 2 }, { id: 3 }] },
  }));
const PAGE = { pageNumber: 3, pageSize: 4000, totalElements: 12_000, totalPages: 4, lastPage: true };
const page = tournamentCalls.list.response;
const list = tournamentCalls.search.response;

/** Sends a text in chunks with arbitrary boundaries, even inside a character. */
function answer(text: string, chunk = 10_007): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += chunk)));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

let clock = 0;
beforeEach(() => {
  jest.mocked(pause).mockClear();
  // The clock advances 3 ms per reading, so the decoder pauses after every few chunks.
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 3));
});
afterEach(() => jest.restoreAllMocks());

describe.each([0, 1, 3, 4000])('a list of %d entries', (count) => {
  const entries = wire(count);

  it('is read to the same as at once, bare and as a page', async () => {
    const bare = await readAnswer(answer(JSON.stringify(entries)), list);
    expect(bare).toEqual(z.safeDecode(list, entries as never));
    const paged = await readAnswer(answer(JSON.stringify({ content: entries, ...PAGE })), page);
    expect(paged).toEqual(z.safeDecode(page, { content: entries, ...PAGE } as never));
    expect(paged).toMatchObject({ success: true, data: { total: 12_000, last: true, pageNumber: 3 } });
  });

  it('is read however it is written down', async () => {
    const expected = z.safeDecode(page, { content: entries, ...PAGE } as never);
    expect(await readAnswer(answer(JSON.stringify({ content: entries, ...PAGE }, null, 2)), page)).toEqual(expected);
    expect(await readAnswer(answer(JSON.stringify({ ...PAGE, content: entries })), page)).toEqual(expected);
    expect(await readAnswer(answer(JSON.stringify(entries)), page)).toEqual(z.safeDecode(page, entries as never));
  });
});

it('pauses while it reads a long list, and not for a short one', async () => {
  await readAnswer(answer(JSON.stringify(wire(80))), list);
  expect(pause).not.toHaveBeenCalled();
  await readAnswer(answer(JSON.stringify(wire(4000))), list);
  expect(jest.mocked(pause).mock.calls.length).toBeGreaterThan(3);
});

it('reads entries that cannot be told apart from outside, too', async () => {
  const nested = [{ postId: 1, title: 'x', other: wire(3000) }, ...wire(3)];
  const read = await readAnswer(answer(JSON.stringify(nested)), list);
  expect(read).toEqual(z.safeDecode(list, nested as never));
});

it('drops entries that are no objects, as in a short list', async () => {
  const odd = [...wire(2000), null, 7, ...wire(2000)];
  expect(await readAnswer(answer(JSON.stringify(odd)), list)).toEqual(z.safeDecode(list, odd as never));
});

it.each(['[', '{"content":[', '[{"postId":1}', JSON.stringify(wire(4000)).slice(0, -100), '<!doctype html>'])(
  'takes no half of an answer for a whole one: %#',
  async (text) => {
    expect(await readAnswer(answer(text), list)).toEqual({ success: false, empty: false });
  },
);

it.each(['', ' \n', 'null'])('tells that there was nothing to read: %j', async (text) => {
  for (const schema of [list, page, roomCalls.get.response]) {
    expect(await readAnswer(answer(text), schema)).toEqual({ success: false, empty: true });
  }
});

it('takes an object without any member of the entity for something else, but not the courtesy of an act', async () => {
  const room = roomCalls.get.response;
  for (const text of ['{}', '{"error":"no"}']) {
    expect(await readAnswer(answer(text), room)).toEqual({ success: false, empty: false });
    expect(await readAnswer(answer(text), room, false)).toMatchObject({ success: true, data: { id: null } });
  }
  expect(await readAnswer(answer('{"roomId":null}'), room)).toMatchObject({ success: true, data: { id: null } });
});

it('reads what is no list at once', async () => {
  const room = roomCalls.get.response;
  expect(await readAnswer(new Response('{"roomId":7}'), room)).toMatchObject({ success: true, data: { id: 7 } });
});
