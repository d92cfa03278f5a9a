import { type Member, userCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../common/testing';
import { auth } from '../session/auth-store';
import ProfilePage from './ProfilePage';

const USER = build.user({ id: 7, name: 'Amara Khan', email: 'amara@arena.test', roles: [{ id: 501, name: 'ROLE_ADMIN' }] });
const MEMBER: Member = { ...USER, bannedAt: null };
let platform: FakePlatform;

function open(capabilities: NonNullable<Parameters<typeof installFakePlatform>[0]>['capabilities'] = ['profile-edit']) {
  platform = installFakePlatform({ capabilities, user: USER });
  platform.on(userCalls.get, () => MEMBER);
  act(() => auth.signIn({ token: 'token-1', user: USER }));
  const view = renderScreen(<ProfilePage />, '/profile/edit');
  return { user: userEvent.setup(), ...view };
}
const field = (label: RegExp | string) => screen.findByLabelText(label);
const storage = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  act(() => auth.signOut());
});

it('shows the own data, and says why it cannot be changed on a bare backend', async () => {
  open([]);
  expect(await screen.findByText('amara@arena.test')).toBeVisible();
  for (const text of ['$120.50', 'Admin', 'amara0001', '+254700000001', '5123456789']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Profile editing isn’t available')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(platform.made(userCalls.get).map(({ input }) => input.params)).toEqual([{ userId: 7 }]);
});

it('sends the changes, an emptied field as none, and the sidebar’s name follows', async () => {
  const { user } = open();
  platform.on(userCalls.update, ({ body }) => ({ ...MEMBER, ...body }));
  await user.clear(await field('Name'));
  await user.type(await field('Name'), ' Amara K. ');
  await user.clear(await field(/Mobile \(/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.toasts.map(({ message }) => message)).toEqual(['Profile saved']));
  expect(platform.made(userCalls.update).map(({ input }) => input)).toEqual([
    { params: { userId: 7 }, body: { name: 'Amara K.', mobile: null, pubgId: '5123456789', freeFireId: null } },
  ]);
  expect(auth.view.get().loggedInUserInfo?.name).toBe('Amara K.');
  expect(auth.view.get().role).toBe('ROLE_ADMIN');
  expect(auth.tokenOf()).toBe('token-1');
  expect(localStorage.getItem('auth')).toContain('Amara K.');
  expect(sessionStorage.length).toBe(0);
});

it('checks before it sends', async () => {
  const { user } = open();
  await user.clear(await field('Name'));
  await user.clear(await field(/Mobile \(/));
  await user.type(await field(/Mobile \(/), 'abc');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your name')).toBeVisible();
  expect(screen.getByText(/Enter a phone number/)).toBeVisible();
  expect(platform.made(userCalls.update)).toHaveLength(0);
});

it('loses nothing when the server refuses, and says what to do, at the field too', async () => {
  const { user } = open();
  platform.on(userCalls.update, () => {
    throw new ApiError('refused', null, 400, { mobileNo: 'is taken' });
  });
  await user.type(await field('Name'), ' Jr.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('is taken')).toBeVisible();
  expect(screen.getByText(/Your changes are still here/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Amara Khan Jr.');
});

it('brings back what was typed and not saved', async () => {
  const first = open();
  await first.user.type(await field('Name'), ' Jr.');
  first.unmount();
  open();
  expect(await screen.findByText(/Restored your unsaved changes/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Amara Khan Jr.');
});

it('sends once for two clicks', async () => {
  const { user } = open();
  let answer: (member: Member) => void = () => undefined;
  platform.on(userCalls.update, () => new Promise((resolve) => (answer = resolve)));
  await user.type(await field('Name'), '!');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  await act(async () => answer(MEMBER));
  expect(platform.made(userCalls.update)).toHaveLength(1);
});

async function fillPasswords(user: ReturnType<typeof userEvent.setup>, old: string, fresh: string, again = fresh) {
  await user.type(await field('Current password'), old);
  await user.type(await field('New password'), fresh);
  await user.type(await field('Confirm new password'), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

it('changes the password, goes on with the new token, and keeps no password anywhere', async () => {
  const { user } = open();
  platform.on(userCalls.changePassword, () => ({ token: 'token-2', message: 'changed' }));
  await fillPasswords(user, 'old-secret', 'brand-new-secret');
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(platform.made(userCalls.changePassword).map(({ input }) => input)).toEqual([
    { params: { userId: 7 }, body: { oldPassword: 'old-secret', newPassword: 'brand-new-secret' } },
  ]);
  expect(auth.tokenOf()).toBe('token-2');
  expect(JSON.parse(localStorage.getItem('auth') ?? '{}')).toMatchObject({ token: 'token-2', role: 'ROLE_ADMIN', user: { id: 7 } });
  expect(storage()).not.toMatch(/secret/);
  for (const label of ['Current password', 'New password', 'Confirm new password']) expect(await field(label)).toHaveValue('');
});

it('signs in with the new token when another tab ended the session over the old one', async () => {
  const { user } = open();
  platform.on(userCalls.changePassword, () => {
    auth.expire();
    return { token: 'token-3', message: 'changed' };
  });
  await fillPasswords(user, 'old-secret', 'brand-new-secret');
  await waitFor(() => expect(auth.tokenOf()).toBe('token-3'));
  expect(auth.view.get().role).toBe('ROLE_ADMIN');
});

it('says that the old password is wrong and keeps what was typed, in the fields only', async () => {
  const { user } = open();
  platform.on(userCalls.changePassword, () => {
    throw new ApiError('refused', 'The current password is wrong', 400);
  });
  await fillPasswords(user, 'wrong-secret', 'brand-new-secret');
  expect(await screen.findByText('The current password is wrong')).toBeVisible();
  expect(await field('New password')).toHaveValue('brand-new-secret');
  expect(auth.tokenOf()).toBe('token-1');
  expect(storage()).not.toMatch(/secret/);
});

it('shows the server’s reason at the new password and keeps the typed values', async () => {
  const { user } = open();
  const message = 'This password is too easy to guess.';
  platform.on(userCalls.changePassword, () => {
    throw new ApiError('refused', message, 400, { newPassword: message });
  });
  await fillPasswords(user, 'old-secret', 'password12');
  expect(await field('New password')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(await field('New password')).toHaveValue('password12');
});

it.each([
  ['brand-new-secret', 'something-else', 'Passwords don’t match'],
  ['nine-long', 'nine-long', 'Use at least 10 characters'],
  ['old-secret', 'old-secret', 'Choose a different password from your current one'],
])('refuses the new password %s repeated as %s', async (fresh, again, message) => {
  const { user } = open();
  await fillPasswords(user, 'old-secret', fresh, again);
  expect(await screen.findByText(message)).toBeVisible();
  expect(platform.made(userCalls.changePassword)).toHaveLength(0);
});

it('tells a visitor to sign in', () => {
  platform = installFakePlatform({ user: null });
  renderScreen(<ProfilePage />, '/profile/edit');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
});

it('says what went wrong when the own entry cannot be read, and tries again', async () => {
  platform = installFakePlatform({ user: USER });
  platform.on(userCalls.get, () => {
    throw new ApiError('not-found', 'No such user', 404);
  });
  renderScreen(<ProfilePage />, '/profile/edit');
  expect(await screen.findByText('No such user')).toBeVisible();
  platform.on(userCalls.get, () => MEMBER);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('amara@arena.test')).toBeVisible();
});

it('keeps the choice about Undo, also on a bare backend', async () => {
  const { user } = open([]);
  const choice = await screen.findByRole('combobox', { name: 'Undo for single decisions' });
  expect(choice).toHaveDisplayValue('Off, sent at once');
  await user.selectOptions(choice, 'On, dropped if you close the tab');
  expect(localStorage.getItem('arena-undo')).toBe('drop');
});
