import { userCalls } from '@arena/shared/contract';
import { announceChange, ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerList, at, installTestHost, memberOf, NULL_MEMBER, renderUsers, ZAYAN } from './testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});
afterEach(() => {
  jest.useRealTimers();
});

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[data-person]')?.textContent);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the list says who is there, in the columns of the specification, within an area that scrolls at 380 pixels', async () => {
  renderUsers();
  expect(await screen.findByRole('heading', { name: 'User Management' })).toBeInTheDocument();
  expect(screen.getByText('Manage your gaming community members')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Profile Pic', 'User', 'Mobile', 'Balance', 'Roles', 'Actions']);
  expect(table).toHaveAttribute('aria-rowcount', '3');
  const area = screen.getByRole('region', { name: 'Users' });
  expect(area).toHaveStyle({ maxHeight: '380px' });
  expect(area).toHaveAttribute('tabindex', '0');
  const row = within(screen.getByRole('row', { name: /Zayan Malik/ }));
  for (const text of ['Zayan+gaming@mail.test', '+91 98 7654', '$19.50', 'Normal']) expect(row.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('2 users')).toHaveAttribute('role', 'status');
});

test('a user of nulls is a row of dashes, and breaks no search', async () => {
  answerList(host, [NULL_MEMBER, ZAYAN]);
  renderUsers('?search=zayan');
  await screen.findByText('Zayan Malik');
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toEqual(['–', 'Zayan Malik']));
  expect(screen.getByRole('button', { name: 'Actions for user 9' })).toBeInTheDocument();
});

test.each([
  ['a name', 'ZAYAN'],
  ['an email', 'zayan+GAMING'],
  ['a mobile number', '98 76'],
])('the search finds %s, in upper or lower case, and stays in the address', async (_, text) => {
  const view = renderUsers();
  await screen.findByText('Amara Khan');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), text);
  await waitFor(() => expect(names()).toEqual(['Zayan Malik']));
  expect(screen.getByText('1 of 2 users')).toBeInTheDocument();
  await waitFor(() => expect(new URLSearchParams(view.address().split('?')[1]).get('search')).toBe(text));
});

test('a search of the address is applied, and one without a result can be cleared', async () => {
  const view = renderUsers('?search=unknown');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset search' }));
  await waitFor(() => expect(names()).toEqual(['Amara Khan', 'Zayan Malik']));
  expect(view.address()).toBe('/admin/user-management');
});

test('a backend without users says so', async () => {
  answerList(host, []);
  renderUsers();
  expect(await screen.findByText('No users found')).toBeInTheDocument();
});

test('a list that cannot be read says why, and is read again on request', async () => {
  host.on(userCalls.list, () => {
    throw new ApiError('forbidden', 'Only administrators may see this', 403);
  });
  renderUsers();
  expect(await screen.findByText('Only administrators may see this')).toBeInTheDocument();
  answerList(host, [ZAYAN]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Zayan Malik')).toBeInTheDocument();
});

test('the order is in the address', async () => {
  const view = renderUsers('?sort=balance');
  await screen.findByText('Zayan Malik');
  expect(names()).toEqual(['Zayan Malik', 'Amara Khan']);
  await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
  await waitFor(() => expect(names()).toEqual(['Amara Khan', 'Zayan Malik']));
  expect(view.address()).toBe('/admin/user-management?sort=-balance');
});

test('without figures of its own the backend has samples, which say what they are', async () => {
  renderUsers();
  for (const [label, value] of [
    ['Total Users', '12,543'],
    ['Active Today', '1,234'],
    ['New Users', '456'],
    ['Banned Users', '23'],
  ] as const) {
    const figure = await card(label);
    expect(figure.getByText('Sample')).toBeVisible();
    expect(figure.getByText(value)).toBeInTheDocument();
  }
  expect(host.made(userCalls.statistics)).toEqual([]);
});

test('with `user-statistics` the figures are counted, and can be tried again', async () => {
  host = installTestHost({ capabilities: ['user-statistics'] });
  let fails = true;
  host.on(userCalls.statistics, () => {
    if (fails) throw new ApiError('refused', null, 400);
    return { total: 51_200, activeToday: 17, newThisMonth: null, banned: 1 };
  });
  renderUsers();
  await userEvent.click(await (await card('Total Users')).findByRole('button', { name: 'Retry Total Users' }));
  fails = false;
  await userEvent.click(await (await card('Banned Users')).findByRole('button', { name: 'Retry Banned Users' }));
  expect(await (await card('Total Users')).findByText('51,200')).toBeInTheDocument();
  expect((await card('New Users')).getByText('no number')).toBeInTheDocument();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('marks a banned user, with the time', async () => {
  answerList(host, [memberOf({ ...ZAYAN, bannedAt: at('2026-11-18T09:30:00') })]);
  renderUsers();
  expect(await screen.findByText('Banned')).toHaveAttribute('title', 'Since 18 Nov 2026, 09:30');
});

test('reads a changed user alone, and a new user with the list', async () => {
  host = installTestHost({ capabilities: ['user-statistics'] });
  renderUsers();
  await screen.findByText('Zayan Malik');
  host.on(userCalls.get, () => memberOf({ ...ZAYAN, name: 'Zayan the Great' }));
  act(() => announceChange({ subject: 'user', id: 7, status: null, actorId: null }));
  expect(await screen.findByText('Zayan the Great')).toBeInTheDocument();
  expect(host.made(userCalls.list)).toHaveLength(1);
  expect(host.made(userCalls.statistics)).toHaveLength(2);
  answerList(host, [ZAYAN, memberOf({ id: 80, name: 'Newly Added' })]);
  act(() => announceChange({ subject: 'user', id: 80, status: null, actorId: null }));
  expect(await screen.findByText('Newly Added')).toBeInTheDocument();
  act(() => announceChange({ subject: 'room', id: 80, status: null, actorId: null }));
  expect(host.made(userCalls.list)).toHaveLength(2);
});

test('a change of the last moment on the screen is there when it is opened again', async () => {
  const { unmount } = renderUsers();
  await screen.findByText('Zayan Malik');
  answerList(host, [memberOf({ ...ZAYAN, name: 'Zayan the Great' })]);
  act(() => announceChange({ subject: 'user', id: 7, status: null, actorId: null }));
  unmount();
  renderUsers();
  expect(await screen.findByText('Zayan the Great')).toBeInTheDocument();
});

test('a long list is there in the end, and only its rows in sight are drawn', async () => {
  answerList(
    host,
    Array.from({ length: 600 }, (_, index) => memberOf({ id: index + 1, name: `Player ${index + 1}` })),
  );
  renderUsers();
  expect(await screen.findByText('600 users')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-rowcount', '601');
  expect(screen.queryAllByRole('row').length).toBeLessThan(100);
});
