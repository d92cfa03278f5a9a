import { topUpCalls } from '@arena/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, type FinanceHost, fails, held, installTestHost, renderTopUps, rowOf, rowsAre, topUpOf, topUps } from '../testing';

let host: FinanceHost;
beforeEach(() => {
  host = installTestHost();
  host.topUps = topUps(1, 2, 3);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const asked = () => host.made(topUpCalls.listByStatus).map(({ input }) => input);

test('the heading, the columns and the first request are as specified', async () => {
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  expect(screen.getByRole('heading', { level: 1, name: 'Top-Up Management' })).toBeInTheDocument();
  expect(screen.getByText('Manage game top-up requests from users')).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Search requests...')).toHaveValue('');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Request ID', 'Game', 'Amount', 'Payment', 'Status', 'User', 'Actions'],
  ]);
  const row = within(rowOf(9002));
  for (const text of ['PUBG Mobile', '$10.00', '200 UC', 'PENDING', 'player2@mail.test']) expect(row.getByText(text)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Player 2' })).toHaveAttribute('href', '/linked/user/2');
  expect(asked()).toEqual([{ params: { status: 'PENDING' }, query: {} }]);
});

test('the filters offer the specified options', async () => {
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  const optionsOf = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(optionsOf('Game')).toEqual(['All Games', 'Free Fire', 'Pubg', 'BGMI']);
  expect(optionsOf('Status')).toEqual(['Pending', 'Approved', 'Rejected']);
});

test.each([
  ['approved', 'Approved'],
  ['rejected', 'REJECTED'],
  ['PENDING', 'PENDING'],
  ['nonsense', 'PENDING'],
])('the status "%s" of an address asks for the word %s', async (state, wire) => {
  renderTopUps(`?status=${state}`);
  await waitFor(() => expect(asked()).toEqual([{ params: { status: wire }, query: {} }]));
});

test('a decided request shows its state in capitals, who decided it and when, and no buttons', async () => {
  host.topUps = [
    topUpOf(1, { status: 'Approved', decidedBy: 'Amara Khan', decidedAt: at('2026-11-20T13:00:00') }),
    topUpOf(2, { status: 'approved' }),
  ];
  renderTopUps('?status=approved');
  await rowsAre(9001, 9002);
  expect(within(rowOf(9001)).getByText('APPROVED')).toBeInTheDocument();
  expect(rowOf(9001).querySelector('[data-note]')).toHaveTextContent(/^by Amara Khan, .* ago$/);
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
});

test('where there is an audit log, a decided request leads to its history', async () => {
  host = installTestHost({ capabilities: ['audit-log'] });
  host.topUps = [topUpOf(1, { status: 'APPROVED', decidedBy: 'Amara Khan' })];
  renderTopUps('?status=approved');
  await rowsAre(9001);
  expect(screen.getByRole('link', { name: 'History of request 9001' })).toHaveAttribute(
    'href',
    '/admin/audit-log?subject=topup&search=9001',
  );
});

test('search, filters and order are in the address, and are found there', async () => {
  host.topUps = [...topUps(1, 2, 3), topUpOf(4, { game: { id: 2, title: 'BGMI', description: null } })];
  const { address } = renderTopUps();
  await rowsAre(9001, 9002, 9003, 9004);
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), 'mail');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'BGMI');
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
  await rowsAre(9004);
  expect(address()).toBe('/admin/top-up-manage?search=mail&game=BGMI&sort=amount');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved');
  await waitFor(() => expect(address()).toContain('status=approved'));
});

test('an address with all of them opens so', async () => {
  renderTopUps('?search=PLAYER&sort=-amount');
  await rowsAre(9003, 9002, 9001);
  expect(screen.getByPlaceholderText('Search requests...')).toHaveValue('PLAYER');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
});

test('the game is compared exactly, and when that hides rows the empty list says how many', async () => {
  host.topUps = [
    topUpOf(1),
    topUpOf(2),
    topUpOf(3, { game: null }),
    topUpOf(4, { game: { id: 1, title: 'Pubg Lite', description: null } }),
  ];
  renderTopUps('?game=Pubg');
  expect(await screen.findByText('No requests found')).toBeInTheDocument();
  expect(
    screen.getByText('4 requests for other games are hidden by the filter: PUBG Mobile (2), no game (1), Pubg Lite (1).'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
  await rowsAre(9001, 9002, 9003, 9004);
});

test('the exact title is shown by its filter', async () => {
  host.topUps = [topUpOf(1), topUpOf(2, { game: { id: 1, title: 'Pubg', description: null } })];
  renderTopUps('?game=Pubg');
  await rowsAre(9002);
});

test('an empty list says so without blaming the filter', async () => {
  host.topUps = [];
  renderTopUps('?game=BGMI');
  expect(await screen.findByText('No requests found')).toBeInTheDocument();
  expect(screen.queryByText(/hidden by the filter/)).not.toBeInTheDocument();
});

test('while the list is on its way, "Loading requests..." is shown and said', async () => {
  const answer = held<[]>();
  host.on(topUpCalls.listByStatus, () => answer.promise);
  renderTopUps();
  const words = await screen.findAllByText('Loading requests...');
  expect(words.map((element) => element.closest('[role=status]') !== null)).toEqual([false, true]);
  answer.release([]);
  expect(await screen.findByText('No requests found')).toBeInTheDocument();
  expect(screen.queryByText('Loading requests...')).not.toBeInTheDocument();
});

test.each([
  ['the server’s words', 'The books are closed', 'The books are closed'],
  ['words of its own', null, 'Something went wrong'],
])('a list that fails is told in %s, and can be asked for again', async (_, message, shown) => {
  host.on(topUpCalls.listByStatus, fails('refused', message, 400));
  renderTopUps();
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  host.on(topUpCalls.listByStatus, () => topUps(1));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await rowsAre(9001);
});
