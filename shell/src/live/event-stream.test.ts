import { createEventParser, type ServerEvent } from './event-stream';

function read(...pieces: string[]) {
  const events: ServerEvent[] = [];
  const retries: number[] = [];
  const parser = createEventParser({ onEvent: (event) => events.push(event), onRetry: (ms) => retries.push(ms) });
  for (const piece of pieces) parser.feed(piece);
  return { events, retries };
}

it('reads the type, the data and the id of an event', () => {
  expect(read('event: change\nid: 7\ndata: {"a":1}\n\n').events).toEqual([{ type: 'change', data: '{"a":1}', id: '7' }]);
});

it('waits for the end of an event, wherever the network cuts it', () => {
  const text = 'event: notification\r\nid: 12\r\ndata: {"title":\r\ndata: "Zürich"}\r\n\r\n';
  const whole = [{ type: 'notification', data: '{"title":\n"Zürich"}', id: '12' }];
  expect(read(...text).events).toEqual(whole);
  expect(read(text).events).toEqual(whole);
  for (let cut = 1; cut < text.length; cut += 1) expect(read(text.slice(0, cut), text.slice(cut)).events).toEqual(whole);
});

it('dispatches nothing for a comment, an event without data, or one that has not ended', () => {
  expect(read(': still here\n\n').events).toEqual([]);
  expect(read('event: change\n\n').events).toEqual([]);
  expect(read('data: half').events).toEqual([]);
  expect(read('data: half\n').events).toEqual([]);
});

it('keeps an id for the events after it, and its type for none', () => {
  const { events } = read('event: change\nid: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n');
  expect(events).toEqual([
    { type: 'change', data: 'a', id: '1' },
    { type: 'message', data: 'b', id: '1' },
    { type: 'message', data: 'c', id: null },
  ]);
});

it('takes one space after the colon, a byte order mark, lone carriage returns, and a retry of digits only', () => {
  const { events, retries } = read('\uFEFFretry: 2500\rdata:  x\rdata\r\rretry: soon\n\n');
  expect(events).toEqual([{ type: 'message', data: ' x\n', id: null }]);
  expect(retries).toEqual([2500]);
});

it('refuses an id with a null character', () => {
  expect(read('id: a\0b\ndata: x\n\n').events[0]?.id).toBeNull();
});
