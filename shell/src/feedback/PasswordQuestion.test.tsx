import { sessionCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAuth } from '../session/auth-store';
import { ConfirmHost } from './ConfirmHost';
import { confirm, questions } from './questions';

let host: FakePlatform;
beforeEach(() => {
  host = installFakePlatform({ capabilities: ['confirm-password'] });
  host.on(sessionCalls.confirmPassword, () => ({ message: 'Confirmed', success: true }));
});
afterEach(() => act(() => questions.setState([], true)));

function ask() {
  render(
    <ArenaTheme>
      <ConfirmHost session={createAuth().view} />
    </ArenaTheme>,
  );
  let answer: Promise<boolean> = Promise.resolve(false);
  const question = { title: 'Make Zayan an Admin?', body: 'It matters.', details: <dl />, needsPassword: true, confirmLabel: 'Make Admin' };
  act(() => void (answer = confirm(question)));
  return answer;
}
const field = () => screen.findByLabelText('Your own password', { exact: true });
const sent = () => host.made(sessionCalls.confirmPassword).map(({ input }) => input.body.password);

test('yes needs the own password, which the server confirms first', async () => {
  const answer = ask();
  expect(await field()).toHaveFocus();
  expect(screen.getByRole('alertdialog', { name: 'Make Zayan an Admin?' })).toHaveAccessibleDescription('It matters.');
  await userEvent.click(screen.getByRole('button', { name: 'Make Admin' }));
  expect(await screen.findByText('Please enter your password')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await userEvent.type(await field(), 'my password{Enter}');
  expect(await answer).toBe(true);
  expect(sent()).toEqual(['my password']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a wrong password is said in the dialog, which stays open for another', async () => {
  host.on(sessionCalls.confirmPassword, () => {
    throw new ApiError('refused', 'Incorrect password.', 400);
  });
  const answer = ask();
  await userEvent.type(await field(), 'wrong{Enter}');
  expect(await screen.findByText('Incorrect password.')).toBeInTheDocument();
  host.on(sessionCalls.confirmPassword, () => ({ message: null, success: true }));
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'right{Enter}');
  expect(await answer).toBe(true);
  expect(sent()).toEqual(['wrong', 'right']);
});

test('Cancel answers no and sends nothing', async () => {
  const answer = ask();
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await answer).toBe(false);
  expect(sent()).toEqual([]);
});

test('does not ask for a password when the backend lacks `confirm-password`', async () => {
  host = installFakePlatform();
  const answer = ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Make Admin' }));
  expect(await answer).toBe(true);
  expect(screen.queryByLabelText('Your own password')).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});
