import { type Tournament, tournamentCalls } from '@arena/shared/contract';
import { ApiError, installPlatform, platform } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, NULL_TOURNAMENT, pageOf, renderTournaments, tournamentOf } from '../testing';

let host: FakePlatform;
const AURORA = tournamentOf({ id: 1, title: 'Aurora Cup', status: 'ONGOING', prizePool: 90 });
const SUMMER = tournamentOf({ id: 2, title: 'Summer Open', status: 'PENDING', prizePool: 1200, endsAt: '1 Dec, at dawn' });

beforeEach(() => {
  host = installTestHost();
  host.on(tournamentCalls.list, () => pageOf([AURORA, SUMMER]));
});
afterEach(() => {
  jest.useRealTimers();
});

const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the table says what is played, how full it is, and when', async () => {
  renderTournaments();
  const table = await screen.findByRole('table', { name: 'Tournaments' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Tournament Name', 'Game', 'Status', 'Participants', 'Prize Pool', 'Start Date & Time', 'End Date & Time', 'Actions']);
  expect(within(table).getAllByText('42/100')).toHaveLength(2);
  expect(within(table).getByText('$1,200.00')).toBeInTheDocument();
  expect(within(table).getByText('Not announced')).toBeInTheDocument();
  expect(within(table).getByText('1 Dec, at dawn')).toBeInTheDocument();
  expect(host.made(tournamentCalls.list)[0]?.input).toEqual({ query: {} });
});

test('an end that is a date as every other one is shown on both clocks', async () => {
  host.on(tournamentCalls.list, () => pageOf([tournamentOf({ endsAt: '2030-11-23T21:00:00' })]));
  const other = platform();
  installPlatform({ ...other, settings: { ...other.settings, platformTimeZone: 'Asia/Kolkata' } });
  renderTournaments();
  const cell = (await screen.findByRole('row', { name: /Friday Night Cup/ })).querySelector('td:nth-child(7)');
  expect(cell).toHaveTextContent('23 Nov 2030, 15:3023 Nov 2030, 21:00 GMT+5:30');
  expect(screen.queryByText('Not announced')).not.toBeInTheDocument();
});

test('the second link of a row always reads Manage, and both lead into the console', async () => {
  host.on(tournamentCalls.list, () => pageOf([tournamentOf({ id: 5, title: 'Done', status: 'COMPLETED' })]));
  renderTournaments('?sort=title');
  const manage = await screen.findByRole('link', { name: 'Manage Done' });
  expect(manage).toHaveTextContent(/^Manage$/);
  expect(manage).toHaveAttribute('href', '/admin/tournaments/manage/5');
  expect(screen.getByRole('link', { name: 'View Done' })).toHaveAttribute('href', '/admin/tournaments/view/5');
});

test('a tournament of nulls is a row of dashes', async () => {
  host.on(tournamentCalls.list, () => pageOf([{ ...NULL_TOURNAMENT, id: null }]));
  renderTournaments();
  expect(await screen.findByText('–/100')).toBeInTheDocument();
  expect(screen.getByText('Unknown')).toBeInTheDocument();
});

test('the order is in the address, and the header says it', async () => {
  const view = renderTournaments('?sort=-prizePool');
  await screen.findByText('Summer Open');
  expect(titles()).toEqual(['Summer Open', 'Aurora Cup']);
  expect(screen.getByRole('columnheader', { name: 'Prize Pool' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Tournament Name' }));
  expect(titles()).toEqual(['Aurora Cup', 'Summer Open']);
  expect(view.address()).toContain('sort=title');
});

test('each card loads, fails and is tried again alone; an odd answer is a dash', async () => {
  let fails = true;
  host.on(tournamentCalls.participants, () => ({ total: null, amount: null }));
  host.on(tournamentCalls.prizePool, () => {
    if (fails) throw new ApiError('refused', null, 400);
    return { total: null, amount: 98765.5 };
  });
  host.on(tournamentCalls.listByStatus, ({ params }) => {
    if (params.status === '') throw new ApiError('bad-answer', null, 200);
    return pageOf([], { total: 17 });
  });
  renderTournaments();
  expect(await (await card('Upcoming')).findByText('17')).toBeInTheDocument();
  expect(await (await card('Total Participants')).findByText('no number')).toBeInTheDocument();
  expect(await (await card('Active Tournaments')).findByText('no number')).toBeInTheDocument();
  fails = false;
  await userEvent.click(await (await card('Prize Pool')).findByRole('button', { name: 'Retry Prize Pool' }));
  expect(await (await card('Prize Pool')).findByText('$98,765.50')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Prize Pool, total active pools (running now)' })).toHaveAttribute(
    'href',
    '/admin/tournaments/prize-pool',
  );
});

test('a search waits for half a second of quiet, and narrows down what is here at once', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  host.on(tournamentCalls.search, () => [tournamentOf({ id: 9, title: 'Aurora of the archive' })]);
  const view = renderTournaments();
  await screen.findByText('Summer Open');
  await user.type(screen.getByRole('searchbox'), 'aurora');
  expect(titles()).toEqual(['Aurora Cup']);
  act(() => void jest.advanceTimersByTime(499));
  expect(host.made(tournamentCalls.search)).toHaveLength(0);
  act(() => void jest.advanceTimersByTime(1));
  expect(await screen.findByText('Aurora of the archive')).toBeInTheDocument();
  expect(host.made(tournamentCalls.search).map(({ input }) => input)).toEqual([{ query: { keywords: 'aurora' } }]);
  expect(view.address()).toContain('search=aurora');
});

test('until the search has answered, what is here stays narrowed down', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let answer: (found: Tournament[]) => void = () => undefined;
  host.on(tournamentCalls.search, () => new Promise((resolve) => (answer = resolve)));
  const view = renderTournaments();
  await screen.findByText('Summer Open');
  await user.type(screen.getByRole('searchbox'), 'aurora');
  await act(async () => jest.advanceTimersByTime(500));
  await waitFor(() => expect(host.made(tournamentCalls.search)).toHaveLength(1));
  expect(view.address()).toContain('search=aurora');
  expect(titles()).toEqual(['Aurora Cup']);
  // What the server found is its own affair: it is not searched again here.
  await act(async () => answer([SUMMER]));
  expect(await screen.findByText('Summer Open')).toBeInTheDocument();
  expect(titles()).toEqual(['Summer Open']);
});

test('a late answer to an earlier search never shows', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const answers = new Map<string, (found: Tournament[]) => void>();
  host.on(tournamentCalls.search, ({ query }) => new Promise((resolve) => answers.set(query.keywords ?? '', resolve)));
  renderTournaments();
  await screen.findByText('Summer Open');
  const box = screen.getByRole('searchbox');
  await user.type(box, 'a');
  await act(async () => jest.advanceTimersByTime(500));
  await user.type(box, 'b');
  await act(async () => jest.advanceTimersByTime(500));
  await act(async () => answers.get('ab')?.([tournamentOf({ id: 21, title: 'The later one' })]));
  await act(async () => answers.get('a')?.([tournamentOf({ id: 20, title: 'The earlier one' })]));
  expect(await screen.findByText('The later one')).toBeInTheDocument();
  expect(screen.queryByText('The earlier one')).not.toBeInTheDocument();
});

test('search, game and tab of an address hold together, and each goes by its chip', async () => {
  host.on(tournamentCalls.search, () => [AURORA, SUMMER]);
  const view = renderTournaments('?search=u&game=1&tab=ongoing');
  await screen.findByText('Aurora Cup');
  expect(titles()).toEqual(['Aurora Cup']);
  expect(host.made(tournamentCalls.listByGame)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Status: Ongoing' }));
  expect(titles()).toEqual(['Aurora Cup', 'Summer Open']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Search: u' }));
  await waitFor(() => expect(host.made(tournamentCalls.listByGame)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Game: PUBG Mobile' }));
  expect(view.address()).toBe('/admin/tournaments');
});

test('a tab asks for its status, a game for its tournaments', async () => {
  const view = renderTournaments();
  await screen.findByText('Aurora Cup');
  await userEvent.click(screen.getByRole('tab', { name: 'Completed' }));
  await waitFor(() => expect(host.made(tournamentCalls.listByStatus).some(({ input }) => input.params.status === 'COMPLETED')).toBe(true));
  expect(await screen.findByText('No data found !!')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Free Fire');
  await waitFor(() => expect(host.made(tournamentCalls.listByGame)[0]?.input).toEqual({ params: { gameId: 2 } }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Select All');
  expect(view.address()).toBe('/admin/tournaments?tab=completed');
});

test('shows an error in place of the list, with a retry', async () => {
  let fails = true;
  host.on(tournamentCalls.list, () => {
    if (fails) throw new ApiError('refused', 'The list is locked', 400);
    return pageOf([SUMMER]);
  });
  renderTournaments();
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByText('The list is locked')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Summer Open')).toBeInTheDocument();
});

test('further pages are asked for by number until the last, and nothing is shown twice', async () => {
  host.on(tournamentCalls.list, ({ query }) =>
    query.pageNumber === 1 ? pageOf([AURORA, SUMMER], { pageNumber: 1, total: 2 }) : pageOf([AURORA], { last: false, total: 2 }),
  );
  renderTournaments();
  expect(await screen.findByText('1 of 2 tournaments')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Summer Open');
  expect(titles()).toEqual(['Aurora Cup', 'Summer Open']);
  expect(host.made(tournamentCalls.list).map(({ input }) => input.query)).toEqual([{}, { pageNumber: 1 }]);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});
