import { ApiError } from '@arena/shared/platform';
import { type Member, userCalls, addressOf } from '@arena/shared/contract';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAdmin } from '../roles/roles.operations';
import { ADMIN_ROLES, answerList, at, installTestHost, memberOf, NULL_MEMBER, renderUsers, ZAYAN } from '../testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

const BANNED = memberOf({ ...ZAYAN, bannedAt: at('2026-11-18T09:30:00') });

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` }));
}
const choose = async (name: string, item: string) => userEvent.click((await open(name)).getByRole('menuitem', { name: item }));
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

/** An answer that a test gives when it wants. */
function later<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: Error) => void } | null = null;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, resolve: (value: T) => settle?.resolve(value), reject: (error: Error) => settle?.reject(error) };
}

describe('Make Admin', () => {
  test('asks with the words of the specification and says that there is no way back; No sends nothing', async () => {
    host.answerQuestions(false);
    renderUsers();
    await choose('Zayan Malik', 'Make Admin');
    await waitFor(() => expect(host.questions).toHaveLength(1));
    expect(host.questions[0]).toMatchObject({ title: 'Are you sure you want to make Zayan Malik an Admin?', confirmLabel: 'Make Admin' });
    expect(host.questions[0]?.body).toMatch(/Only the platform team can remove this role later/);
    expect(host.made(userCalls.grantAdmin)).toEqual([]);
  });

  test('that row says Updating... until it is done, and then who is an admin', async () => {
    const granted = later<{ message: string; success: boolean }>();
    host.on(userCalls.grantAdmin, () => granted.promise);
    renderUsers();
    await choose('Zayan Malik', 'Make Admin');
    expect(await row(/Zayan Malik/).findByText('Updating...')).toBeInTheDocument();
    expect(row(/Amara Khan/).queryByText('Updating...')).not.toBeInTheDocument();
    host.on(userCalls.get, () => memberOf({ ...ZAYAN, roles: ADMIN_ROLES }));
    await act(async () => granted.resolve({ message: 'Role granted', success: true }));
    expect(host.toasts).toEqual([{ message: 'Zayan Malik is now an Admin', tone: 'success' }]);
    expect(await row(/Zayan Malik/).findByText('Admin')).toBeInTheDocument();
    expect(screen.queryByText('Updating...')).not.toBeInTheDocument();
    const menu = await open('Zayan Malik');
    expect(menu.getByRole('menuitem', { name: /Make Admin/ })).toHaveAttribute('aria-disabled', 'true');
    expect(menu.getByText('Already an admin')).toBeInTheDocument();
  });

  test('a refusal says why, and the row is as before', async () => {
    host.on(userCalls.grantAdmin, () => {
      throw new ApiError('refused', 'The account is locked', 400);
    });
    renderUsers();
    await choose('Zayan Malik', 'Make Admin');
    await waitFor(() => expect(host.toasts).toEqual([{ message: 'Failed to update role: The account is locked', tone: 'error' }]));
    expect(row(/Zayan Malik/).queryByText('Admin')).not.toBeInTheDocument();
    expect(row(/Zayan Malik/).getByRole('button')).toBeInTheDocument();
  });

  test.each([
    ['it was granted', ADMIN_ROLES, 'Zayan Malik is now an Admin'],
    ['it was not granted', ZAYAN.roles, 'Failed to update role: Something went wrong'],
  ])('without an answer the own entry is read: %s', async (_, roles, message) => {
    host.on(userCalls.grantAdmin, () => {
      throw new ApiError('timeout', null, null);
    });
    host.on(userCalls.get, () => memberOf({ ...ZAYAN, roles: roles as Member['roles'] }));
    renderUsers();
    await choose('Zayan Malik', 'Make Admin');
    await waitFor(() => expect(host.toasts.map((toast) => toast.message)).toEqual([message]));
    expect(host.made(userCalls.grantAdmin)).toHaveLength(1);
  });

  test.each([
    ['it was granted', ADMIN_ROLES, 'The mail is down. Zayan Malik is now an Admin'],
    ['it was not granted', ZAYAN.roles, 'Failed to update role: The mail is down'],
  ])("the server's words for a failure are told: %s", async (_, roles, message) => {
    host.on(userCalls.grantAdmin, () => {
      throw new ApiError('server', 'The mail is down', 500);
    });
    host.on(userCalls.get, () => memberOf({ ...ZAYAN, roles: roles as Member['roles'] }));
    renderUsers();
    await choose('Zayan Malik', 'Make Admin');
    await waitFor(() => expect(host.toasts.map((toast) => toast.message)).toEqual([message]));
  });

  test('one press is one call: while one is under way another sends nothing', async () => {
    const granted = later<{ message: string; success: boolean }>();
    host.on(userCalls.grantAdmin, () => granted.promise);
    renderUsers();
    const item = (await open('Zayan Malik')).getByRole('menuitem', { name: 'Make Admin' });
    await userEvent.dblClick(item);
    await screen.findByText('Updating...');
    await act(async () => granted.resolve({ message: null as never, success: true }));
    await waitFor(() => expect(screen.queryByText('Updating...')).not.toBeInTheDocument());
    expect(host.made(userCalls.grantAdmin)).toHaveLength(1);
    expect(host.questions).toHaveLength(1);
  });

  test.each([
    ['zayan+gaming@mail.test', 'zayan%2Bgaming%40mail.test'],
    ['a/b@mail.test', 'a%2Fb%40mail.test'],
    ['100%@mail.test', '100%25%40mail.test'],
    ['who?#&=@mail.test', 'who%3F%23%26%3D%40mail.test'],
    ['ünicode@mail.test', '%C3%BCnicode%40mail.test'],
  ])('the address %s is one part of the path', async (email, part) => {
    host.on(userCalls.grantAdmin, () => ({ message: null, success: true }));
    await makeAdmin(memberOf({ ...ZAYAN, email }));
    const { call, input } = host.made(userCalls.grantAdmin)[0] as never as { call: typeof userCalls.grantAdmin; input: object };
    expect(addressOf(call, input)).toBe(`/api/v1/users/addRole/email/${part}/role/ROLE_ADMIN`);
  });

  test('opens no confirmation for a user without an email address', async () => {
    answerList(host, [NULL_MEMBER]);
    renderUsers();
    expect((await open('user 9')).getByRole('menuitem', { name: /Make Admin/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Ban User', () => {
  test('is there and does nothing on a backend without `ban-user`, and says why', async () => {
    renderUsers();
    const item = (await open('Zayan Malik')).getByRole('menuitem', { name: /Ban User/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Not available yet: this backend doesn’t support it.');
    await userEvent.click(item);
    expect(host.questions).toEqual([]);
  });

  describe('with `ban-user`', () => {
    beforeEach(() => {
      host = installTestHost({ capabilities: ['ban-user'] });
    });

    test('names the person and what follows, and the row shows it', async () => {
      host.on(userCalls.ban, () => BANNED);
      renderUsers();
      await choose('Zayan Malik', 'Ban User');
      expect(await row(/Zayan Malik/).findByText('Banned')).toBeInTheDocument();
      expect(host.questions[0]).toMatchObject({ title: 'Ban Zayan Malik?', confirmLabel: 'Ban User', tone: 'danger' });
      expect(host.questions[0]?.body).toMatch(/Zayan Malik will be signed out everywhere/);
      expect(host.made(userCalls.ban).map(({ input }) => input)).toEqual([{ params: { userId: 7 } }]);
      expect(host.toasts).toEqual([{ message: 'Zayan Malik is banned', tone: 'success' }]);
    });

    test('No bans no user', async () => {
      host.answerQuestions(false);
      renderUsers();
      await choose('Zayan Malik', 'Ban User');
      await waitFor(() => expect(host.questions).toHaveLength(1));
      expect(host.made(userCalls.ban)).toEqual([]);
    });

    test('one who is banned can be let in again, without a question', async () => {
      answerList(host, [BANNED]);
      host.on(userCalls.unban, () => ZAYAN);
      renderUsers();
      await choose('Zayan Malik', 'Unban User');
      await waitFor(() => expect(screen.queryByText('Banned')).not.toBeInTheDocument());
      expect(host.questions).toEqual([]);
      expect(host.toasts).toEqual([{ message: 'Zayan Malik is unbanned', tone: 'success' }]);
    });

    test('administrators can’t ban themselves', async () => {
      renderUsers();
      const item = (await open('Amara Khan')).getByRole('menuitem', { name: /Ban User/ });
      expect(item).toHaveTextContent('You can’t ban yourself.');
      await userEvent.click(item);
      expect(host.questions).toEqual([]);
    });

    test('a refusal says why', async () => {
      host.on(userCalls.ban, () => {
        throw new ApiError('refused', 'The last administrator cannot be banned', 400);
      });
      renderUsers();
      await choose('Zayan Malik', 'Ban User');
      await waitFor(() =>
        expect(host.toasts).toEqual([{ message: 'Failed to ban Zayan Malik: The last administrator cannot be banned', tone: 'error' }]),
      );
      expect(screen.queryByText('Banned')).not.toBeInTheDocument();
    });
  });
});
