import { topUpCalls } from '@arena/shared/contract';
import { catchDownloads, exportAs } from '@arena/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, type FinanceHost, installTestHost, NULL_TOP_UP, renderTopUps, rowOf, rowsAre, topUpOf, topUps } from '../testing';

let host: FinanceHost;
beforeEach(() => {
  host = installTestHost();
  host.topUps = topUps(1, 2, 3);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('a request of which nothing is known but its id is dashes, and can be searched past', async () => {
  host.topUps = [NULL_TOP_UP, topUpOf(1, { id: null }), topUpOf(2, { status: 'ON_HOLD' })];
  host.on(topUpCalls.listByStatus, () => host.topUps);
  renderTopUps();
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(3));
  expect(screen.getByText('This request has no ID, so it can’t be decided here.')).toBeInTheDocument();
  expect(screen.getByText(/Its status is “ON_HOLD”/)).toBeInTheDocument();
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
  expect(within(rowOf(9001)).getByText('possible duplicate')).toHaveAttribute(
    'title',
    'Same user and amount as request 9500, 4 min apart.',
  );
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
  await user.click(screen.getByRole('button', { name: 'Copy request ID 9002' }));
  await waitFor(() => expect(host.toasts).toEqual([{ message: 'Request ID 9002 copied', tone: 'success' }]));
  expect(write).toHaveBeenCalledWith('9002');
});

test('a person is a link to who they are', async () => {
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  expect(screen.getByRole('link', { name: 'Player 2' })).toHaveAttribute('href', '/linked/user/2');
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
  await exportAs('CSV');
  expect(files[0]?.name).toMatch(/^top-ups-pending-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toBe('\uFEFFRequest ID,Amount,Game,Payment,Status,User,User ID,Email,Mobile,Requested at,Decided at,Decided by');
  expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(['9004', '9003', '9002', '9001']);
  expect(lines[3]).toBe("9002,10,PUBG Mobile,'=cmd|x,PENDING,Player 2,2,player2@mail.test,'+25470000002,2026-11-20T10:00:00,,");
  await exportAs('Excel');
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files[1]?.name).toMatch(/^top-ups-pending-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(await files[1]?.text()).toMatch(/^PK[^]*xl\/worksheets\/sheet1\.xml/);
});

test('with nothing to export the button is off', async () => {
  host.topUps = [];
  renderTopUps();
  expect(await screen.findByText('No requests found')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});
