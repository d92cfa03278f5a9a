import { installFakePlatform } from '@arena/shared/testing';
import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAuth } from '../session/auth-store';
import { ConfirmHost, lazyQuestion } from './ConfirmHost';
import { confirm, questions } from './questions';

const auth = createAuth();
const show = (Question?: ReturnType<typeof lazyQuestion>) =>
  render(
    <ArenaTheme>
      <ConfirmHost session={auth.view} Question={Question} />
    </ArenaTheme>,
  );
const ask = (title: string) => {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm({ title, body: 'This can’t be undone.', confirmLabel: 'Delete', tone: 'danger' });
  });
  return answer;
};

afterEach(() => act(() => questions.setState([], true)));

it('answers yes to the confirming button and no to Cancel, one question after the other', async () => {
  show();
  const first = ask('Delete Friday Cup?');
  const second = ask('Delete Sunday Cup?');
  const user = userEvent.setup();
  expect(await screen.findByRole('alertdialog', { name: 'Delete Friday Cup?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await first).toBe(true);
  expect(await screen.findByRole('alertdialog', { name: 'Delete Sunday Cup?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await second).toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('asks a question once that a double click asks twice', async () => {
  show();
  const first = ask('Delete it?');
  expect(await ask('Delete it?')).toBe(false);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await first).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('answers no to Escape', async () => {
  show();
  const answer = ask('Delete it?');
  await screen.findByRole('alertdialog');
  await userEvent.setup().keyboard('{Escape}');
  expect(await answer).toBe(false);
});

it('answers no when the person leaves the screen or is signed out', async () => {
  show();
  const left = ask('Delete it?');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await left).toBe(false);

  act(() => auth.signIn({ token: 'abc', user: null }));
  const expired = ask('Delete it?');
  act(() => auth.expire());
  expect(await expired).toBe(false);
});

it('does nothing and says so when the dialog can’t be fetched, and tries again the next time', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const { toasts } = installFakePlatform();
  show(lazyQuestion(load));
  const refused = async () => {
    const answer = ask('Delete it?');
    await act(async () => void (await answer));
    return answer;
  };
  expect(await refused()).toBe(false);
  expect(toasts).toMatchObject([{ tone: 'error', message: expect.stringContaining('Nothing was changed') }]);
  expect(await refused()).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
});
