import { type Member, userCalls } from '@arena/shared/contract';
import { announceChange, ApiError, platform } from '@arena/shared/platform';
import { catchDownloads, exportAs, type FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerSearch, at, installTestHost, memberOf, renderUsers, searched } from './testing';

/* The list of users where there are too many to have all of them here: the server searches and sorts it, page by page. */

const MANY = 12_000;
let host: FakePlatform;
let members: Member[];
const player = (number: number, changes: Partial<Member> = {}) =>
  memberOf({
    id: number,
    name: `Player ${number}`,
    email: `p${number}@mail.test`,
    mobile: `+1 ${number}`,
    balance: number % 100,
    ...changes,
  });

beforeEach(() => {
  host = installTestHost({ capabilities: ['user-search', 'ban-user', 'create-user'] });
  members = Array.from({ length: MANY }, (_, index) => player(MANY - index));
  answerSearch(host, () => members);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[data-person]')?.textContent);
const type = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), text);
const open = async (path = '') => {
  const view = renderUsers(path);
  await screen.findByText(/ of .*users$/);
  return view;
};

test('the first page is shown, newest first, with a count that says that there are more, and the whole list is never asked for', async () => {
  await open();
  expect(screen.getByText('1,000 of 10,000+ users')).toHaveAttribute('role', 'status');
  expect(names()[0]).toBe('Player 12000');
  expect(searched(host)).toEqual([{ size: 1000 }]);
  expect(host.made(userCalls.list)).toEqual([]);
});

test('searches on the server as the user types; the rows stay, with a note that it is searching', async () => {
  const view = await open();
  let answer = () => undefined as void;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  answerSearch(host, () => members, gate);
  await type('player 77');
  await waitFor(() => expect(searched(host).at(-1)).toEqual({ keywords: 'player 77', size: 100 }));
  expect(screen.getByText('Searching...')).toHaveAttribute('role', 'status');
  expect(names()[0]).toBe('Player 12000');
  answer();
  expect(await screen.findByText('100 of 111 users')).toBeInTheDocument();
  expect(names()[0]).toBe('Player 7799');
  expect(searched(host)).toHaveLength(2);
  await waitFor(() => expect(view.address()).toBe('/admin/user-management?search=player+77'));
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('1,000 of 10,000+ users')).toBeInTheDocument();
  expect(searched(host)).toHaveLength(2);
});

test('a header sorts on the server, from the top of the list', async () => {
  const view = await open('?search=player');
  const area = screen.getByRole('region', { name: 'Users' });
  area.scrollTop = 500;
  await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
  await waitFor(() => expect(searched(host).at(-1)).toEqual({ keywords: 'player', sort: 'balance', order: 'asc', size: 100 }));
  await waitFor(() => expect(names()[0]).toBe('Player 12000'));
  await waitFor(() => expect(area.scrollTop).toBe(0));
  await userEvent.click(screen.getByRole('button', { name: 'User' }));
  await waitFor(() => expect(searched(host).at(-1)).toEqual({ keywords: 'player', sort: 'name', order: 'asc', size: 100 }));
  expect(view.address()).toBe('/admin/user-management?search=player&sort=user');
});

test('more is loaded at the end, and a page that fails leaves what is there', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('1,100 of 10,000+ users')).toBeInTheDocument();
  host.on(userCalls.search, () => {
    throw new ApiError('refused', 'Not now', 400);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Couldn’t load more users.')).toBeInTheDocument();
  expect(names()[0]).toBe('Player 12000');
  answerSearch(host, () => members);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1,200 of 10,000+ users')).toBeInTheDocument();
});

test('an empty result says so and can be cleared, and a failed search can be tried again', async () => {
  await open();
  await type('zzz');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  expect(screen.getByText('No user matches “zzz”.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset search' }));
  await waitFor(() => expect(names()[0]).toBe('Player 12000'));
  host.on(userCalls.search, () => {
    throw new ApiError('refused', 'The search is closed', 400);
  });
  await type('player 5');
  expect(await screen.findByText('The search is closed')).toBeInTheDocument();
  answerSearch(host, () => members);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()[0]).toBe('Player 5999'));
});

test('a changed user keeps their place; a new user is at the top', async () => {
  await open('?search=player');
  const reads = searched(host).length;
  host.on(userCalls.get, ({ params: { userId } }) => player(userId, { name: 'Player renamed', bannedAt: at('2026-11-18T09:30:00') }));
  act(() => announceChange({ subject: 'user', id: 11_999, status: null, actorId: null }));
  expect(await screen.findByText('Player renamed')).toBeInTheDocument();
  expect(names().slice(0, 3)).toEqual(['Player 12000', 'Player renamed', 'Player 11998']);
  expect(screen.getByText('Banned')).toBeInTheDocument();
  expect(searched(host)).toHaveLength(reads);
  members = [player(20_000), ...members];
  act(() => announceChange({ subject: 'user', id: 20_000, status: null, actorId: null }));
  await waitFor(() => expect(names()[0]).toBe('Player 20000'));
});

test('a ban shows in the row, which stays where it is', async () => {
  await open();
  host.on(userCalls.ban, ({ params: { userId } }) => player(userId, { bannedAt: at('2026-11-18T09:30:00') }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Player 11998' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban User' }));
  expect(await within(screen.getByRole('row', { name: /Player 11998/ })).findByText('Banned')).toBeInTheDocument();
  expect(names()[2]).toBe('Player 11998');
  expect(searched(host)).toHaveLength(1);
});

test('shows the profile of a listed user before it is read', async () => {
  const view = await open('?search=player%2077');
  host.on(userCalls.get, () => new Promise<Member>(() => undefined));
  view.unmount();
  renderUsers('/users/7799/profile');
  expect(await screen.findByText('p7799@mail.test')).toBeInTheDocument();
});

test('the export has all found users, in the order of the table, and can be stopped', async () => {
  const files = catchDownloads();
  await open('?search=player%201&sort=-balance');
  await exportAs('CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(files[0]?.name).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines[0]).toBe('\uFEFFUser ID,Name,Email,Mobile,Balance,Roles,Banned since');
  expect(lines).toHaveLength(members.filter(({ name }) => name?.startsWith('Player 1')).length + 2);
  expect(lines[1]).toMatch(/^\d+99,Player \d+99,.*,99,Normal,$/);
  expect(searched(host).slice(-4)).toEqual(
    [undefined, '1000', '2000', '3000'].map((after) => ({
      ...{ keywords: 'player 1', sort: 'balance', order: 'desc', size: 1000 },
      ...(after === undefined ? {} : { after }),
    })),
  );
  answerSearch(host, () => members, new Promise(() => undefined), 1000);
  await exportAs('CSV');
  expect(await screen.findByText('Exporting 1,000 of 3,112...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  expect(files).toHaveLength(1);
  expect(platform().queryClient.isFetching()).toBe(0);
});

test('a short list is searched here, listed by ids, and exported as it is shown', async () => {
  members = [player(3, { name: 'Bo' }), player(2), player(1, { name: 'Boris' })];
  const files = catchDownloads();
  renderUsers();
  expect(await screen.findByText('3 users')).toBeInTheDocument();
  expect(names()).toEqual(['Boris', 'Player 2', 'Bo']);
  await type('bo');
  await waitFor(() => expect(names()).toEqual(['Boris', 'Bo']));
  await userEvent.click(screen.getByRole('button', { name: 'User' }));
  await waitFor(() => expect(names()).toEqual(['Bo', 'Boris']));
  await exportAs('CSV');
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(['Bo', 'Boris']);
  expect(searched(host)).toEqual([{ size: 1000 }]);
});
