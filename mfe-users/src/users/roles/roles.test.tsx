import { ApiError } from '@arena/shared/platform';
import { type Account, userCalls, addressOf } from '@arena/shared/contract';
import type { FakePlatform } from '@arena/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN_ROLES, answerList, at, installTestHost, memberOf, renderUsers, ZAYAN } from '../testing';

/* Who is an administrator, on our server: it shows who a person is, wants the own password, and takes the role back. */

let host: FakePlatform;
const ADMIN_ZAYAN = memberOf({ ...ZAYAN, roles: ADMIN_ROLES });
const ACCOUNT: Account = {
  ...{ id: 7, name: 'Zayan Malik', email: 'Zayan+gaming@mail.test', balance: 19.5, matches: 4, requests: 0 },
  ...{ registeredAt: at('2026-11-18T09:30:00'), lastSeenAt: null },
};

beforeEach(() => {
  host = installTestHost({ capabilities: ['confirm-password', 'role-revoke', 'user-account'] });
  host.on(userCalls.account, () => ACCOUNT);
  host.on(userCalls.grantAdmin, () => ({ message: 'Granted', success: true }));
  host.on(userCalls.revokeAdmin, () => ({ message: 'Revoked', success: true }));
});

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` }));
}
const choose = async (name: string, item: string) => userEvent.click((await open(name)).getByRole('menuitem', { name: item }));
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('Make Admin', () => {
  test('shows who the person is, wants the own password, and names the user whom the address must belong to', async () => {
    renderUsers();
    await choose('Zayan Malik', 'Make Admin');
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Zayan Malik is now an Admin', tone: 'success' }]));
    const [question] = host.questions;
    expect(question).toMatchObject({ title: 'Are you sure you want to make Zayan Malik an Admin?', needsPassword: true });
    expect(question?.body).toMatch(/check that this is the right person/);
    const { container } = render(<>{question?.details}</>);
    expect([...container.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent))).toEqual([
      ['User ID', '7'],
      ['Name', 'Zayan Malik'],
      ['Email', 'Zayan+gaming@mail.test'],
      ['Balance', '$19.50'],
      ['Registered', '18 Nov 2026, 09:30'],
      ['Last seen', 'Never'],
      ['Rooms and tournaments', '4'],
      ['Top-up and redeem requests', '0'],
    ]);
    const { call, input } = host.made(userCalls.grantAdmin)[0] as never as { call: typeof userCalls.grantAdmin; input: object };
    expect(addressOf(call, input)).toBe('/api/v1/users/addRole/email/Zayan%2Bgaming%40mail.test/role/ROLE_ADMIN?userId=7');
  });

  test('asks nothing while the server does not say who it is', async () => {
    host.on(userCalls.account, () => {
      throw new ApiError('server', 'The database is away', 503);
    });
    renderUsers();
    await choose('Zayan Malik', 'Make Admin');
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Failed to update role: The database is away', tone: 'error' }]));
    expect(host.questions).toEqual([]);
  });
});

describe('Remove admin role', () => {
  beforeEach(() => answerList(host, [ADMIN_ZAYAN]));

  test('says what follows, wants the own password, and the row has the role no more', async () => {
    renderUsers();
    await choose('Zayan Malik', 'Remove admin role');
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Zayan Malik is no longer an Admin', tone: 'success' }]));
    expect(host.questions[0]).toMatchObject({
      title: 'Remove the admin role from Zayan Malik?',
      confirmLabel: 'Remove admin role',
      tone: 'danger',
      needsPassword: true,
    });
    expect(host.made(userCalls.revokeAdmin).map(({ input }) => input)).toEqual([{ params: { userId: 7 } }]);
    await waitFor(() => expect(row(/Zayan Malik/).queryByText('Admin')).not.toBeInTheDocument());
    expect((await open('Zayan Malik')).queryByRole('menuitem', { name: /Remove admin role/ })).not.toBeInTheDocument();
  });

  test('No removes no role', async () => {
    host.answerQuestions(false);
    renderUsers();
    await choose('Zayan Malik', 'Remove admin role');
    await waitFor(() => expect(host.questions).toHaveLength(1));
    expect(host.made(userCalls.revokeAdmin)).toEqual([]);
  });

  test('the last administrator stays, and the message says why', async () => {
    host.on(userCalls.revokeAdmin, () => {
      throw new ApiError('refused', 'Zayan Malik is the last administrator.', 409);
    });
    renderUsers();
    await choose('Zayan Malik', 'Remove admin role');
    const message = 'Failed to update role: Zayan Malik is the last administrator.';
    await waitFor(() => expect(host.toasts).toEqual([{ message, tone: 'error' }]));
  });

  test('the own role goes with a word about what that means', async () => {
    answerList(host, [memberOf({ ...ADMIN_ZAYAN, id: 3, name: 'Amara Khan' })]);
    renderUsers();
    await choose('Amara Khan', 'Remove admin role');
    await waitFor(() => expect(host.questions[0]).toMatchObject({ title: 'Remove your own admin role?' }));
    expect(host.questions[0]?.body).toMatch(/^You’ll be signed out/);
  });

  test('is on the profile of an administrator too, and on no other', async () => {
    host.on(userCalls.get, () => ADMIN_ZAYAN);
    host.on(userCalls.revokeAdmin, () => {
      host.on(userCalls.get, () => ZAYAN);
      return { message: 'Revoked', success: true };
    });
    renderUsers('/users/7/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove admin role' }));
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Zayan Malik is no longer an Admin', tone: 'success' }]));
    expect(host.questions[0]).toMatchObject({ title: 'Remove the admin role from Zayan Malik?' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove admin role' })).not.toBeInTheDocument());
  });

  test('is there and does nothing on a backend without `role-revoke`, and says why', async () => {
    host = installTestHost();
    answerList(host, [ADMIN_ZAYAN]);
    host.on(userCalls.get, () => ADMIN_ZAYAN);
    const { unmount } = renderUsers();
    const item = (await open('Zayan Malik')).getByRole('menuitem', { name: /Remove admin role/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Not available yet: this backend doesn’t support it.');
    await userEvent.click(item);
    unmount();
    renderUsers('/users/7/profile');
    const button = await screen.findByRole('button', { name: 'Remove admin role' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-description', 'Not available yet: this backend doesn’t support it.');
    await userEvent.click(button);
    expect(host.questions).toEqual([]);
  });
});
