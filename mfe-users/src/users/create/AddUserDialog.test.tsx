import { userCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, memberOf, renderUsers } from '../testing';
import { type Field, field, FIELDS, fill, open, press, TYPED } from './testing';

let host: FakePlatform;

describe('on a backend that takes no users', () => {
  beforeEach(() => {
    host = installTestHost();
  });

  test('every empty field is named as the wire names it', async () => {
    const dialog = await open();
    await press(dialog);
    for (const name of Object.keys(FIELDS)) expect(await dialog.findByText(`Please fill ${name}`)).toBeInTheDocument();
    expect(field(dialog, 'name')).toHaveFocus();
  });

  test.each(Object.keys(FIELDS) as Field[])('an empty %s alone is named, and blanks are empty', async (name) => {
    const dialog = await open();
    fill(dialog, [name]);
    if (name !== 'password') fireEvent.change(field(dialog, name), { target: { value: '  ' } });
    await press(dialog);
    expect(await dialog.findByText(`Please fill ${name}`)).toBeInTheDocument();
    expect(dialog.getAllByText(/^Please fill/)).toHaveLength(1);
    expect(dialog.queryByText(/not connected/)).not.toBeInTheDocument();
  });

  test('a filled form is said to be not connected, and nothing that was typed is lost', async () => {
    const dialog = await open();
    fill(dialog);
    await press(dialog);
    expect(await dialog.findByText('Adding users is not connected yet')).toBeInTheDocument();
    for (const name of Object.keys(FIELDS) as Field[]) expect(field(dialog, name)).toHaveValue(TYPED[name]);
    expect(dialog.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
    expect(host.made(userCalls.create)).toEqual([]);
  });
});

describe('with `create-user`', () => {
  beforeEach(() => {
    host = installTestHost({ capabilities: ['create-user'] });
  });

  test('a user is added with what was typed, the form closes, and the list is read again', async () => {
    host.on(userCalls.create, () => memberOf({ id: 80 }));
    const dialog = await open();
    fill(dialog);
    await press(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = host.made(userCalls.create)[0]?.input.body;
    expect(z.encode(userCalls.create.body, body as never)).toEqual(TYPED);
    expect(host.toasts).toEqual([{ message: 'Sana Iqbal was added', tone: 'success' }]);
    await waitFor(() => expect(host.made(userCalls.list)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Add New User' }));
    expect(field(within(await screen.findByRole('dialog')), 'name')).toHaveValue('');
  });

  test.each([
    ['mobileNo', '12', /6–20 digits/],
    ['email', 'sana', /Enter an email address/],
    ['password', 'short', 'At least 10 characters'],
    ['otp', '12345', 'Enter the 6-digit code'],
  ] as const)('what the server would refuse in %s is said before', async (name, text, message) => {
    const dialog = await open();
    fill(dialog);
    fireEvent.change(field(dialog, name), { target: { value: text } });
    await press(dialog);
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(host.made(userCalls.create)).toEqual([]);
  });

  test('two presses and an Enter add one user', async () => {
    let answer: () => void = () => undefined;
    host.on(userCalls.create, () => new Promise((resolve) => (answer = () => resolve(memberOf({ id: 80 })))));
    const dialog = await open();
    fill(dialog);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Add User' }));
    await userEvent.type(field(dialog, 'name'), '{Enter}');
    await waitFor(() => expect(host.made(userCalls.create)).toHaveLength(1));
    await act(async () => answer());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.made(userCalls.create)).toHaveLength(1);
  });

  test('a refusal is shown, at its field too, and everything typed is still there', async () => {
    host.on(userCalls.create, () => {
      throw new ApiError('refused', null, 400, { otp: 'The code is wrong or too old' });
    });
    const dialog = await open();
    fill(dialog);
    await press(dialog);
    expect(await dialog.findByText('The code is wrong or too old')).toBeInTheDocument();
    for (const name of Object.keys(FIELDS) as Field[]) expect(field(dialog, name)).toHaveValue(TYPED[name]);
  });

  test('the password’s shortest length is said at its field', async () => {
    expect(field(await open(), 'password')).toHaveAccessibleDescription('At least 10 characters');
  });

  test('without an answer the form says that the user may exist', async () => {
    host.on(userCalls.create, () => {
      throw new ApiError('timeout', null, null);
    });
    const dialog = await open();
    fill(dialog);
    await press(dialog);
    expect(await dialog.findByText(/The user may already exist/)).toBeInTheDocument();
    expect(field(dialog, 'password')).toHaveValue(TYPED.password);
  });

  test('password and code are stored nowhere; the rest is a draft', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    try {
      renderUsers();
      await user.click(await screen.findByRole('button', { name: 'Add New User' }));
      const dialog = within(await screen.findByRole('dialog'));
      fill(dialog);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
      expect(stored).toContain(TYPED.name);
      expect(stored).toContain(TYPED.email);
      expect(stored).not.toContain(TYPED.password);
      expect(stored).not.toContain(TYPED.otp);
      await user.keyboard('{Escape}');
      const leaving = within(await screen.findByRole('alertdialog', { name: 'Leave this form?' }));
      await user.click(leaving.getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.click(screen.getByRole('button', { name: 'Add New User' }));
      const again = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(field(again, 'name')).toHaveValue(TYPED.name));
      expect(field(again, 'password')).toHaveValue('');
      expect(field(again, 'otp')).toHaveValue('');
    } finally {
      jest.useRealTimers();
    }
  });

  test('browsers are told what they may fill in', async () => {
    const dialog = await open();
    const told = (Object.keys(FIELDS) as Field[]).map((name) => field(dialog, name).getAttribute('autocomplete'));
    expect(told).toEqual(['off', 'off', 'off', 'new-password', 'one-time-code']);
    expect(field(dialog, 'password')).toHaveAttribute('type', 'password');
  });
});
