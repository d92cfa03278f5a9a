import { type TopUp, topUpCalls } from '@arena/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  at,
  catchDownloads,
  type FinanceHost,
  fails,
  held,
  installHost,
  NULL_TOP_UP,
  renderTopUps,
  rowOf,
  rowsAre,
  topUpOf,
  topUps,
} from '../testing';

let host: FinanceHost;
beforeEach(() => {
  host = installHost();
  host.topUps = topUps(1, 2, 3);
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(host.unhandled).toEqual([]);
});

const card = (label: string) => within(screen.getByRole('region', { name: label }));
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
  expect(row.getByRole('link', { name: 'Player 2' })).toHaveAttribute('href', '/admin/user-management/users/2/profile');
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

test('without statistics the cards show the fixed figures, marked as samples', async () => {
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  for (const [label, value, hint] of [
    ['Pending Requests', '18', 'Awaiting review'],
    ['Approved Today', '42', '+8 from yesterday'],
    ['Total Amount', 'KX.8.5k', 'Processed today'],
    ['Success Rate', '94%', 'Last 30 days'],
  ] as const) {
    for (const text of [value, hint, 'Sample']) expect(card(label).getByText(text)).toBeInTheDocument();
  }
  expect(host.made(topUpCalls.statistics)).toEqual([]);
});

test('with statistics they show what the server counted', async () => {
  host = installHost({ capabilities: ['topup-statistics'] });
  renderTopUps();
  expect(await screen.findByText('92.5%')).toBeInTheDocument();
  expect(card('Pending Requests').getByText('3')).toBeInTheDocument();
  expect(card('Approved Today').getByText('12')).toBeInTheDocument();
  expect(card('Approved Today').getByText('+2 from yesterday')).toBeInTheDocument();
  expect(card('Total Amount').getByText('$184.50')).toBeInTheDocument();
  expect(card('Success Rate').getByText('92.5%')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('a figure that cannot be read says so and can be asked for again', async () => {
  host = installHost({ capabilities: ['topup-statistics'] });
  host.on(topUpCalls.statistics, fails('refused', 'No', 400));
  renderTopUps();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry Success Rate' }));
  expect(host.made(topUpCalls.statistics)).toHaveLength(2);
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
  expect(rowOf(9001).querySelector('small[data-note]')).toHaveTextContent(/^by Amara Khan, .* ago$/);
  expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
});

test('where there is an audit log, a decided request leads to its history', async () => {
  host = installHost({ capabilities: ['audit-log'] });
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
    screen.getByText('4 requests of other games are hidden by the filter: 2 of PUBG Mobile, 1 of no named game, 1 of Pubg Lite.'),
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

test('a request of which nothing is known but its id is dashes, and can be searched past', async () => {
  host.topUps = [NULL_TOP_UP, topUpOf(1, { id: null }), topUpOf(2, { status: 'ON_HOLD' })];
  host.on(topUpCalls.listByStatus, () => host.topUps);
  renderTopUps();
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(3));
  expect(screen.getByText('The server sent this request without an id, so it cannot be decided here.')).toBeInTheDocument();
  expect(screen.getByText(/gives its status as “ON_HOLD”/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), '9099');
  await rowsAre(9099);
});

test('the figures are those of the filtered requests', async () => {
  renderTopUps();
  expect(await screen.findByText('3 requests · $30.00')).toBeInTheDocument();
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), 'player2');
  expect(await screen.findByText('1 of 3 requests · $10.00')).toBeInTheDocument();
});

test('possible duplicates are marked', async () => {
  host.topUps = [
    topUpOf(1, { requestedAt: at('2026-11-20T10:00:00') }),
    topUpOf(1, { id: 9500, requestedAt: at('2026-11-20T10:04:00') }),
    topUpOf(2),
  ];
  renderTopUps();
  await rowsAre(9001, 9500, 9002);
  expect(screen.getAllByText('possible duplicate')).toHaveLength(2);
  expect(within(rowOf(9001)).getByText('possible duplicate')).toHaveAttribute('title', 'Same user and amount as request 9500, 4 min apart');
});

test('the age of a request is told where it is known', async () => {
  host.topUps = [topUpOf(1, { requestedAt: at('2020-01-01T00:00:00') }), topUpOf(2, { requestedAt: null })];
  renderTopUps();
  await rowsAre(9001, 9002);
  expect(within(rowOf(9001)).getByText(/^[\d,]+ days ago$/)).toHaveAttribute('title', expect.stringContaining('1 Jan 2020'));
  expect(within(rowOf(9002)).queryByText(/ago/)).not.toBeInTheDocument();
});

test('an id is copied by its button', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  await user.click(screen.getByRole('button', { name: 'Copy request id 9002' }));
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Request id 9002 copied', tone: 'success' }]));
  expect(write).toHaveBeenCalledWith('9002');
});

test('a link to a person is followed within the console', async () => {
  // The router says that this section has no such page.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { address } = renderTopUps();
  await rowsAre(9001, 9002, 9003);
  await userEvent.click(screen.getByRole('link', { name: 'Player 2' }));
  expect(address()).toBe('/admin/user-management/users/2/profile');
});

test('the export is exactly the filtered set in the order of the screen', async () => {
  const files = catchDownloads();
  host.topUps = [topUpOf(1), topUpOf(2, { payment: '=cmd|x' }), topUpOf(3), topUpOf(4, { game: null })];
  renderTopUps('?sort=-amount');
  await rowsAre(9004, 9003, 9002, 9001);
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), '+2547000000');
  await userEvent.clear(screen.getByPlaceholderText('Search requests...'));
  await userEvent.type(screen.getByPlaceholderText('Search requests...'), 'player');
  await rowsAre(9004, 9003, 9002, 9001);
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files[0]?.name).toMatch(/^top-ups-pending-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toBe('\uFEFFRequest ID,Amount,Game,Payment,Status,User,User ID,Email,Mobile,Requested at,Decided at,Decided by');
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(['9004', '9003', '9002', '9001']);
  expect(lines[3]).toBe("9002,10,PUBG Mobile,'=cmd|x,PENDING,Player 2,2,player2@mail.test,'+25470000002,2026-11-20T10:00:00,,");
});

test('with nothing to export the button is off', async () => {
  host.topUps = [];
  renderTopUps();
  expect(await screen.findByText('No requests found')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

test('a long list of decided requests is gathered in slices where the server has them', async () => {
  host = installHost({ capabilities: ['topup-statistics'] });
  const all = Array.from({ length: 1500 }, (_, index) => topUpOf(1, { id: index + 1, status: 'APPROVED' }));
  const second = held<TopUp[]>();
  host.on(topUpCalls.listByStatus, ({ query }) => (query.pageNumber === 0 ? all.slice(0, 1000) : second.promise));
  renderTopUps('?status=approved');
  expect(await screen.findByText('1,000 requests · $5,000.00 so far')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  // What is decided meanwhile moves the rest: one request comes twice.
  second.release(all.slice(999));
  expect(await screen.findByText('1,500 requests · $7,500.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  expect(asked()).toEqual([0, 1].map((pageNumber) => ({ params: { status: 'Approved' }, query: { pageNumber, pageSize: 1000 } })));
});
