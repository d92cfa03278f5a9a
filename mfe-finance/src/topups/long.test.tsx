import { catchDownloads, exportAs } from '@arena/shared/testing';
import { type CallInput, type TopUp, topUpCalls } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decide, type FinanceHost, installTestHost, renderTopUps, rowOf, topUpOf } from '../testing';

/* Lists that are too long to be read whole: the server searches, filters, orders and pages them. */

let host: FinanceHost;
const MANY = 2500;
const many = (status: string, changes: (number: number) => Partial<TopUp> = () => ({})): TopUp[] =>
  Array.from({ length: MANY }, (_, place) => topUpOf(place + 1, { status, amount: 1, ...changes(place + 1) }));
const start = (topUps: TopUp[]) => {
  host = installTestHost({ capabilities: ['request-search', 'topup-statistics', 'idempotency-key', 'live-changes'] });
  host.topUps = topUps;
};
const asked = (): CallInput<typeof topUpCalls.search>['query'][] => host.made(topUpCalls.search).map(({ input }) => input.query);
const lastAsked = () => asked().at(-1);
const firstRow = () => document.querySelector('tbody tr [data-id]')?.textContent;
const search = (text: string) => userEvent.type(screen.getByPlaceholderText('Search requests...'), text);

afterEach(() => {
  expect(host.made(topUpCalls.listByStatus)).toEqual([]);
  jest.restoreAllMocks();
});

test('a list that fits into a page is read whole, once, and searched without asking anybody', async () => {
  start([topUpOf(1), topUpOf(2)]);
  renderTopUps();
  expect(await screen.findByText('2 requests · $15.00')).toBeInTheDocument();
  await search('player2');
  expect(await screen.findByText('1 of 2 requests · $10.00')).toBeInTheDocument();
  expect(asked()).toEqual([{ status: 'PENDING', size: 1000 }]);
});

test('of many decided ones the first are shown, and the server searches, filters and orders all of them', async () => {
  start(many('APPROVED', (number) => (number === 2400 ? { game: { id: 2, title: 'BGMI', description: null } } : {})));
  renderTopUps('?status=approved');
  expect(await screen.findByText('1,000 of 2,500 requests · $1,000.00')).toBeInTheDocument();
  await search('player2400@');
  expect(await screen.findByText('1 request · $1.00')).toBeInTheDocument();
  expect(lastAsked()).toEqual({ status: 'APPROVED', keywords: 'player2400@', size: 100 });
  await userEvent.clear(screen.getByPlaceholderText('Search requests...'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'BGMI');
  await waitFor(() => expect(firstRow()).toContain('11400'));
  expect(lastAsked()).toEqual({ status: 'APPROVED', game: 'BGMI', size: 100 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'All Games');
  const header = screen.getByRole('button', { name: 'Request ID' });
  await userEvent.click(header);
  await userEvent.click(header);
  await waitFor(() => expect(firstRow()).toContain('11500'));
  expect(lastAsked()).toEqual({ status: 'APPROVED', sort: 'id', order: 'desc', size: 100 });
});

test('names the game filter from the address as what hides the other requests', async () => {
  start(many('APPROVED'));
  renderTopUps('?status=approved&game=Pubg');
  expect(await screen.findByText('Requests for other games are hidden.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show all games' })).toBeInTheDocument();
});

test('the next page follows the last one', async () => {
  start(many('REJECTED'));
  renderTopUps('?status=rejected');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('1,100 of 2,500 requests · $1,100.00')).toBeInTheDocument();
  expect(lastAsked()).toEqual({ status: 'REJECTED', size: 100, after: '10000' });
});

test('the export has everything that was found, piece by piece', async () => {
  const files = catchDownloads();
  start(many('APPROVED'));
  renderTopUps('?status=approved&search=player&sort=-id');
  expect(await screen.findByText('100 of 2,500 requests · $100.00')).toBeInTheDocument();
  const before = asked().length;
  await exportAs('CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  const ids = ((await files[0]?.text()) ?? '').split('\r\n').slice(1, -1);
  expect(ids.map((line) => Number.parseInt(line, 10))).toEqual(Array.from({ length: MANY }, (_, place) => 9000 + MANY - place));
  const pieces = asked().slice(before);
  expect(pieces).toHaveLength(3);
  expect(pieces.every((query) => query.keywords === 'player' && query.sort === 'id' && query.order === 'desc')).toBe(true);
});

describe('of many that wait', () => {
  beforeEach(() => start(many('PENDING')));

  test('the oldest are shown; one that is decided leaves, and nothing long is read again', async () => {
    renderTopUps();
    expect(await screen.findByText('1,000 of 2,500 requests · $1,000.00')).toBeInTheDocument();
    const before = asked().length;
    await decide(9002, 'APPROVED');
    expect(await screen.findByText('999 of 2,499 requests · $999.00')).toBeInTheDocument();
    await decide(9003, 'REJECTED');
    expect(await screen.findByText('998 of 2,498 requests · $998.00')).toBeInTheDocument();
    expect(host.carriedOut).toEqual(['approve 9002', 'reject 9003']);
    await waitFor(() => expect(host.made(topUpCalls.statistics).length).toBeGreaterThan(1));
    expect(asked().length).toBe(before);
  });

  test('a colleague’s decision switches its row off where it stands', async () => {
    renderTopUps();
    await screen.findByText('1,000 of 2,500 requests · $1,000.00');
    act(() => announceChange({ subject: 'topup', id: 9002, status: 'APPROVED', actorId: 77 }));
    expect(within(rowOf(9002)).getByText('Approved by another administrator.')).toBeInTheDocument();
    expect(screen.getByText('999 of 2,499 requests · $999.00')).toBeInTheDocument();
  });

  test('what a search finds is decided like any other, and is gone when the search is over', async () => {
    renderTopUps();
    await screen.findByText('1,000 of 2,500 requests · $1,000.00');
    await search('player2400@');
    expect(await screen.findByText('1 request · $1.00')).toBeInTheDocument();
    await decide(11400, 'APPROVED');
    expect(await screen.findByText('No requests found')).toBeInTheDocument();
    expect(host.carriedOut).toEqual(['approve 11400']);
    await userEvent.clear(screen.getByPlaceholderText('Search requests...'));
    await waitFor(() => expect(firstRow()).toContain('9001'));
    expect(host.made(topUpCalls.approve)).toHaveLength(1);
  });
});

test('when what is here of a queue is nearly worked off the next ones are read', async () => {
  start(many('PENDING').slice(0, 1200));
  renderTopUps('?search=player1');
  expect(await screen.findByText(/^100 of 312 requests/)).toBeInTheDocument();
  const before = asked().length;
  const found = host.topUps.filter(({ user }) => user?.name?.startsWith('Player 1')).slice(0, 51);
  act(() => found.forEach(({ id }) => announceChange({ subject: 'topup', id: Number(id), status: 'APPROVED', actorId: 77 })));
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/^149 of 261 requests/)).toBeInTheDocument();
  expect(asked().slice(before)).toEqual([{ status: 'PENDING', keywords: 'player1', size: 100, after: '9188' }]);
});
