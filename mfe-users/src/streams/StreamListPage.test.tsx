import { streamCalls } from '@arena/shared/contract';
import { announceChange, ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { streamsQuery } from './streams.queries';
import { at, installTestHost, LIVE, pageOf, renderStreams, SOON, streamOf } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('a stream says its game, where its link leads, its state, and when it starts in which zone', async () => {
  renderStreams();
  const soon = await card('Free Fire, Scheduled');
  expect(soon.getByText('twitch.tv/arena')).toBeInTheDocument();
  expect(soon.getByRole('img', { name: 'Secure link' })).toBeInTheDocument();
  expect(soon.getByText('1 Dec 2026, 18:00')).toBeInTheDocument();
  expect(soon.getByText('1 Dec 2026, 18:00')).toBeInTheDocument();
  const link = soon.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://www.twitch.tv/arena');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect((await card('PUBG Mobile, Live')).getByText('Live')).toBeInTheDocument();
});

test.each([
  ['http://stream.test/7', 'stream.test/7', 'Not a secure link'],
  ['ftp://stream.test/7', 'stream.test/7', 'Not a secure link'],
])('%s is shown and not followed', async (link, host_, warning) => {
  host.on(streamCalls.list, () => pageOf([streamOf({ link })]));
  renderStreams();
  const one = await card('PUBG Mobile, Live');
  expect(one.getByText(host_)).toBeInTheDocument();
  expect(one.getByRole('img', { name: warning })).toBeInTheDocument();
  expect(one.queryByRole('link')).not.toBeInTheDocument();
});

test.each(['javascript:alert(1)', 'not a link', 'data:text/html,x'])('%s is no link at all', async (link) => {
  host.on(streamCalls.list, () => pageOf([streamOf({ link })]));
  renderStreams();
  const one = await card('PUBG Mobile, Live');
  expect(one.getByText(`Not a link: ${link}`)).toBeInTheDocument();
  expect(one.queryByRole('link')).not.toBeInTheDocument();
});

test('shows a stream of nulls, and one with an unknown status', async () => {
  host.on(streamCalls.list, () =>
    pageOf([streamOf({ id: null, link: null, status: null, createdAt: null, game: null }), streamOf({ id: 5, status: 'ENDED' })]),
  );
  renderStreams();
  expect((await card('Stream, Unknown')).getByText('No link')).toBeInTheDocument();
  expect(await card('PUBG Mobile, ENDED')).toBeDefined();
});

test('the tabs are spelled as the specification spells them, count, and live in the address', async () => {
  const view = renderStreams();
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d.*/s, '').trim())).toEqual([
    'All Streams',
    'Live',
    'UPCOMMING',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: /^UPCOMMING/ }));
  expect(cards()).toEqual(['Free Fire, Scheduled']);
  expect(view.address()).toBe('/admin/live-management?tab=upcomming');
  await userEvent.click(screen.getByRole('tab', { name: /^Live/ }));
  expect(cards()).toEqual(['PUBG Mobile, Live']);
});

test('no streams is said in the words of the specification', async () => {
  host.on(streamCalls.list, () => pageOf([LIVE]));
  renderStreams('?tab=upcomming');
  expect(await screen.findByText('No streams available.')).toBeInTheDocument();
});

test('a list that cannot be read says why, and is read again on request', async () => {
  host.on(streamCalls.list, () => {
    throw new ApiError('forbidden', 'Not for you', 403);
  });
  renderStreams();
  expect(await screen.findByText('Not for you')).toBeInTheDocument();
  host.on(streamCalls.list, () => pageOf([LIVE]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test('all pages are read; the first without paging parameters, and a backend that repeats itself ends the list', async () => {
  host.on(streamCalls.list, ({ query }) =>
    query.pageNumber === undefined ? pageOf([LIVE], { last: false }) : pageOf(query.pageNumber === 1 ? [SOON] : [LIVE], { last: false }),
  );
  renderStreams();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(host.made(streamCalls.list).map(({ input }) => input)).toEqual([
    { query: {} },
    { query: { pageNumber: 1 } },
    { query: { pageNumber: 2 } },
  ]);
});

test('a later page that fails leaves what was read, and says so', async () => {
  host.on(streamCalls.list, ({ query }) => {
    if (query.pageNumber === 1) throw new ApiError('server', null, 500);
    return pageOf([LIVE], { last: false });
  });
  renderStreams();
  expect(await screen.findByText('Some streams failed to load')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test.each([
  ['401 streams are all read', 41, { streams: 401, isWhole: true }],
  ['pages that never end are not read for ever, and the list does not claim to be whole', Infinity, { streams: 2000, isWhole: false }],
])('%s', async (_, pages, expected) => {
  host.on(streamCalls.list, ({ query }) => {
    const pageNumber = query.pageNumber ?? 0;
    const last = pageNumber >= pages - 1;
    const items = Array.from({ length: last ? 1 : 10 }, (__, place) => streamOf({ id: pageNumber * 10 + place + 1 }));
    return pageOf(items, { last });
  });
  const { items, isWhole } = await streamsQuery.queryFn({ signal: new AbortController().signal });
  expect({ streams: items.length, isWhole }).toEqual(expected);
});

describe('20,000 streams', () => {
  const COUNT = 20_000;
  /** A backend whose pages have 100 streams, or as many as are asked for up to `largest`. */
  const pageOfMany = (largest: number, { pageNumber = 0, pageSize: wanted = 100 }: { pageNumber?: number; pageSize?: number }) => {
    const pageSize = Math.min(wanted, largest);
    const [first, end] = [pageNumber * pageSize, Math.min(COUNT, (pageNumber + 1) * pageSize)];
    const items = Array.from({ length: end - first }, (_, place) => streamOf({ id: first + place + 1 }));
    return pageOf(items, { pageNumber, pageSize, total: COUNT, totalPages: COUNT / pageSize, last: end === COUNT });
  };
  const readBy = async (largest: number) => {
    host.on(streamCalls.list, ({ query }) => pageOfMany(largest, query as { pageNumber?: number; pageSize?: number }));
    const { items, isWhole } = await streamsQuery.queryFn({ signal: new AbortController().signal });
    return { streams: new Set(items.map(({ id }) => id)).size, isWhole, calls: host.made(streamCalls.list).length };
  };

  test('are read in large pages where the backend has them, each once', async () => {
    expect(await readBy(1000)).toEqual({ streams: COUNT, isWhole: true, calls: 21 });
  });

  test('and as before where it has not', async () => {
    expect(await readBy(100)).toEqual({ streams: COUNT, isWhole: true, calls: 201 });
  });

  test('the first are shown at once, with how far the reading is, and nothing is counted before its end', async () => {
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    let release: (page: ReturnType<typeof pageOfMany>) => void = () => undefined;
    const rest = new Promise<ReturnType<typeof pageOfMany>>((resolve) => (release = resolve));
    host.on(streamCalls.list, ({ query }) => (query.pageNumber === undefined ? pageOfMany(1000, {}) : rest));
    renderStreams();
    expect(await screen.findByText('Loading the streams: 100 of 20,000.')).toBeInTheDocument();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.getByRole('tab', { name: 'All Streams' })).toBeInTheDocument();
    expect(screen.queryByText('Some streams failed to load')).not.toBeInTheDocument();
    release(pageOf(pageOfMany(1000, {}).items, { pageNumber: 0, pageSize: 1000, total: 100 }));
    expect(await screen.findByRole('tab', { name: /^All Streams 100/ })).toBeInTheDocument();
  });

  test('leaving the page cancels the request', async () => {
    const control = new AbortController();
    host.on(streamCalls.list, ({ query }, { signal }) => {
      if (query.pageNumber === 2) control.abort();
      signal?.throwIfAborted();
      return pageOfMany(1000, query as { pageNumber?: number; pageSize?: number });
    });
    await expect(streamsQuery.queryFn({ signal: control.signal })).rejects.toThrow();
    expect(host.made(streamCalls.list)).toHaveLength(4);
  });
});

test('two streams of a game at the same time are marked on both', async () => {
  const other = streamOf({ ...SOON, id: 3, startsAt: at('2026-12-01T18:45:00') });
  const elsewhere = streamOf({ ...SOON, id: 4, game: LIVE.game });
  const later = streamOf({ ...SOON, id: 5, startsAt: at('2026-12-01T19:50:00') });
  host.on(streamCalls.list, () => pageOf([SOON, other, elsewhere, later]));
  renderStreams();
  await screen.findAllByRole('article');
  expect(screen.getAllByText(/^Overlaps with another stream of this game/)).toHaveLength(2);
});

test('a stream that a colleague adds appears', async () => {
  renderStreams();
  await screen.findAllByRole('article');
  host.on(streamCalls.list, () => pageOf([streamOf({ id: 9, game: { id: 3, title: 'BGMI', description: null } }), LIVE]));
  act(() => announceChange({ subject: 'stream', id: 9, status: 'PUBLISHED', actorId: 1 }));
  expect(await screen.findByText('BGMI')).toBeInTheDocument();
});
