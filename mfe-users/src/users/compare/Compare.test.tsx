import { userCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerList, at, installTestHost, memberOf, renderUsers, ZAYAN } from '../testing';

let host: FakePlatform;
const TWIN = memberOf({ id: 8, name: 'Zoya Malik', email: 'zoya@mail.test', mobile: '+91-987654', balance: 3, pubgId: '77' });

beforeEach(() => {
  host = installTestHost({ capabilities: ['user-account'] });
  answerList(host, [ZAYAN, TWIN]);
  host.on(userCalls.get, ({ params: { userId } }) => {
    const found = [ZAYAN, TWIN].find(({ id }) => id === userId);
    if (found === undefined) throw new ApiError('not-found', 'User not found', 404);
    return found;
  });
  host.on(userCalls.account, ({ params: { userId } }) => ({
    ...{ id: userId, name: null, email: null, balance: null, lastSeenAt: null, matches: userId, requests: 4 },
    registeredAt: at('2026-11-18T09:30:00'),
  }));
});

const table = async () => within(await screen.findByRole('table', { name: 'Comparison' }));
/** A line as it is read: its name, whether it is marked, and both values. */
const line = async (name: string) => {
  const found = (await table()).getByRole('row', { name: new RegExp(`^${name}`) });
  return [...found.children].map((part) => part.textContent);
};

test('finds a person, puts both next to each other and marks in words what they share', async () => {
  const view = renderUsers('/users/7/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'malik');
  expect(screen.queryByRole('button', { name: 'Zayan Malik' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Zoya Malik' }));
  expect(view.address()).toBe('/admin/user-management/users/7/profile?with=8');
  expect(screen.getByRole('heading', { name: 'Comparison' })).toHaveFocus();
  expect((await table()).getByRole('link', { name: 'Zoya Malik' })).toHaveAttribute('href', '/admin/user-management/users/8/profile');
  // Written differently, and the same number.
  expect(await line('Mobile')).toEqual(['Mobile Same', '+91 98 7654', '+91-987654']);
  expect(await line('Email')).toEqual(['Email ', 'Zayan+gaming@mail.test', 'zoya@mail.test']);
  expect(await line('Roles')).toEqual(['Roles Same', 'Normal', 'Normal']);
  expect(await line('PU ID')).toEqual(['PU ID ', '5123456789', '77']);
  // Neither is banned: that is nothing to share.
  expect((await line('Banned since'))[0]).toBe('Banned since ');
  expect(await line('Registered')).toEqual(['Registered Same', '18 Nov 2026, 09:30', '18 Nov 2026, 09:30']);
  expect(await line('Rooms and tournaments')).toEqual(['Rooms and tournaments ', '7', '8']);
  await userEvent.click(screen.getByRole('button', { name: 'Stop comparing' }));
  expect(view.address()).toBe('/admin/user-management/users/7/profile');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('an address opens the comparison; where the backend knows less, there are dashes', async () => {
  host = installTestHost();
  renderUsers('/users/7/profile?with=3');
  expect((await line('Name'))[2]).toBe('Amara Khan');
  expect((await line('Registered'))[1]).toContain('–');
  expect(host.made(userCalls.account)).toEqual([]);
});

test.each(['4711', 'zero'])('says that there is no user %s to compare with', async (id) => {
  renderUsers(`/users/7/profile?with=${id}`);
  expect(await screen.findByText('User not found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop comparing' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('says so when no other user matches', async () => {
  renderUsers('/users/7/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'zayan');
  expect(await screen.findByText('No other user matches.')).toBeVisible();
});
