import { fullMapCalls, type FullMapRoom } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../../section';
import { fullMapPaths } from './paths';
import { FULLMAP, fullMapOf, installTestHost, NULL_FULLMAP, pageOf, renderFullMaps } from './testing';

let host: FakePlatform;
const serve = (lists: { readonly PENDING?: readonly FullMapRoom[]; readonly PRIVATE?: readonly FullMapRoom[] }) =>
  host.on(fullMapCalls.listByStatus, ({ params }) => pageOf(lists[params.status] ?? []));
const card = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  host = installTestHost();
  serve({ PENDING: [FULLMAP], PRIVATE: [fullMapOf({ id: 7, title: 'Miramar Masters', status: 'PRIVATE' })] });
});

test('the first request names the status and no page', async () => {
  renderFullMaps();
  await card('Friday Night Erangel');
  expect(host.made(fullMapCalls.listByStatus).map(({ input }) => input)).toEqual([
    { params: { status: 'PENDING' }, query: {} },
    { params: { status: 'PRIVATE' }, query: {} },
  ]);
});

test('a scheduled card shows its facts, and leads to the approvals', async () => {
  renderFullMaps();
  const room = await card('Friday Night Erangel');
  for (const text of ['PUBG Mobile · Erangel · Squad', 'Scheduled', '$20.00', '$500.00', '25 seats', '35 min', '771204', 'arena']) {
    expect(within(room).getByText(text)).toBeInTheDocument();
  }
  expect(within(room).getByText('22 Nov 2030, 18:30')).toBeInTheDocument();
  expect(within(room).getByText(/^in \d+ d/)).toBeInTheDocument();
  expect(within(room).getByRole('link')).toHaveAttribute('href', '/admin/full-map-rooms/approvals/41');
});

test('keeps the Completed tab in the address, and links its cards to the results', async () => {
  const view = renderFullMaps();
  await userEvent.click(await screen.findByRole('tab', { name: /Completed/ }));
  expect(view.address()).toBe('/admin/full-map-rooms?tab=completed');
  const room = await card('Miramar Masters');
  expect(within(room).getByRole('link')).toHaveAttribute('href', '/admin/full-map-rooms/results/7');
});

const applications = () => host.made(fullMapCalls.applications).map(({ input }) => input);

test('no card asks for its players before it is pointed at, and then for what its screen shows', async () => {
  host.on(fullMapCalls.get, () => FULLMAP);
  host.on(fullMapCalls.applications, () => []);
  host.on(fullMapCalls.winners, () => []);
  renderFullMaps();
  const scheduled = await card('Friday Night Erangel');
  expect(applications()).toEqual([]);
  await userEvent.hover(within(scheduled).getByRole('link'));
  const askedOf = (fullmapId: number, status: string) => ({ params: { fullmapId }, query: { status } });
  expect(applications()).toEqual([askedOf(41, 'CREATOR_APPROVED'), askedOf(41, 'PENDING')]);
  expect(host.made(fullMapCalls.winners)).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: /Completed/ }));
  await userEvent.hover(within(await card('Miramar Masters')).getByRole('link'));
  expect(applications().slice(2)).toEqual([askedOf(7, 'CREATOR_APPROVED')]);
  expect(host.made(fullMapCalls.winners)).toHaveLength(1);
  expect(host.made(fullMapCalls.get)).toHaveLength(2);
});

test('keeps the search in the address and filters both tabs by it', async () => {
  const view = renderFullMaps();
  await card('Friday Night Erangel');
  await userEvent.type(screen.getByRole('searchbox'), 'miramar');
  expect(view.address()).toBe('/admin/full-map-rooms?search=miramar');
  expect(await screen.findByText('No scheduled rooms')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Completed\s*1/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset search' }));
  await card('Friday Night Erangel');
});

test('a room with every field null is a card of dashes', async () => {
  serve({ PENDING: [NULL_FULLMAP, { ...NULL_FULLMAP, id: null }] });
  renderFullMaps();
  expect(within(await card('Room 41')).getAllByText('none').length).toBeGreaterThan(4);
  expect(within(await card('Room without ID')).queryByRole('link')).not.toBeInTheDocument();
});

test('the in-game id and the password can be copied', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  renderFullMaps();
  await user.click(await screen.findByRole('button', { name: 'Copy Password of Friday Night Erangel' }));
  expect(write).toHaveBeenCalledWith('arena');
  expect(host.toasts[0]?.message).toBe('Password of Friday Night Erangel copied');
});

test('more is loaded page by page, until the last one', async () => {
  host.on(fullMapCalls.listByStatus, ({ params, query }) => {
    if (params.status === 'PRIVATE') return pageOf([]);
    const page = query.pageNumber ?? 0;
    const ids = [[41, 40], [40, 39], [38]][page] ?? [];
    return pageOf(
      ids.map((id) => fullMapOf({ id, title: `Cup ${id}` })),
      { pageNumber: page, total: 4, last: page === 2 },
    );
  });
  renderFullMaps();
  await card('Cup 41');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await card('Cup 39');
  expect(screen.getAllByRole('article', { name: 'Cup 40' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await card('Cup 38');
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  const scheduled = host.made(fullMapCalls.listByStatus).filter(({ input }) => input.params.status === 'PENDING');
  expect(scheduled.map(({ input }) => input.query)).toEqual([{}, { pageNumber: 1 }, { pageNumber: 2 }]);
});

test('a list that failed says so, and can be tried again', async () => {
  host.on(fullMapCalls.listByStatus, () => {
    throw new ApiError('refused', 'The ledger is closed', 400);
  });
  renderFullMaps();
  expect(await screen.findByText('The ledger is closed')).toBeInTheDocument();
  serve({ PENDING: [FULLMAP] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await card('Friday Night Erangel');
});

test('an empty tab says what would be there', async () => {
  serve({});
  renderFullMaps();
  expect(await screen.findByText('No scheduled rooms')).toBeInTheDocument();
});

test('the create form has an address', async () => {
  const view = renderFullMaps('?tab=completed');
  await userEvent.click(await screen.findByRole('link', { name: 'Create room' }));
  expect(view.address()).toBe('/admin/full-map-rooms?tab=completed&create=1');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(view.address()).toBe('/admin/full-map-rooms?tab=completed'));
});

test.each([
  ['the list', fullMapPaths.list()],
  ['the approvals', fullMapPaths.approvals(41)],
  ['the results', fullMapPaths.results(41)],
  ['the rewards', fullMapPaths.rewards(41)],
])('the link to %s leads to a page of the section', (_, address) => {
  const mount = section.mounts.find(({ path }) => path === '/admin/full-map-rooms');
  const patterns =
    mount?.pages.map(({ path }) => new RegExp(`^${`${mount.path}/${path}`.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}$`)) ?? [];
  expect(patterns.filter((pattern) => pattern.test(address))).toHaveLength(1);
});
