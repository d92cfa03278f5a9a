import { ArenaTheme } from '@arena/shared/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { notify, toasts } from './toasts';
import { Toaster } from './Toaster';

const show = (children: ReactNode) => render(<ArenaTheme>{children}</ArenaTheme>);
const card = (message: string) => screen.getByText(message).parentElement as HTMLElement;

afterEach(() => {
  jest.useRealTimers();
  act(() => toasts.setState([], true));
});

it('shows what was said before it was there, and what comes later', async () => {
  notify({ message: 'Login successful!', tone: 'success' });
  show(<Toaster />);
  expect(await screen.findByRole('status')).toHaveTextContent('Login successful!');
  act(() => notify({ message: 'Failed to login', tone: 'error' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to login');
});

async function say(message: string, duration?: number) {
  const view = show(<Toaster />);
  act(() => notify({ message, tone: 'info', duration }));
  await screen.findByText(message);
  return view;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
// It moves out for a moment.
const gone = async (message: string) => {
  pass(1000);
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
};

it('takes a message away after three seconds', async () => {
  jest.useFakeTimers();
  await say('For three seconds');
  pass(2900);
  expect(screen.getByText('For three seconds')).toBeVisible();
  pass(200);
  await gone('For three seconds');
});

it('waits while the pointer or the focus is on it', async () => {
  jest.useFakeTimers();
  await say('Read me slowly');
  pass(2000);
  fireEvent.pointerEnter(card('Read me slowly'));
  pass(20_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.pointerLeave(card('Read me slowly'));
  pass(20_000);
  expect(screen.getByText('Read me slowly')).toBeVisible();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(800);
  expect(screen.getByText('Read me slowly')).toBeVisible();
  pass(300);
  await gone('Read me slowly');
});

it('can be dismissed', async () => {
  jest.useFakeTimers();
  await say('Go away');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await gone('Go away');
});
it('shows four at most: the oldest goes', async () => {
  jest.useFakeTimers();
  await say('The first');
  for (const message of ['Two', 'Three', 'Four']) act(() => notify({ message, tone: 'info' }));
  expect(screen.getByText('The first')).toBeVisible();
  act(() => notify({ message: 'Five', tone: 'info' }));
  pass(200);
  expect(screen.queryByText('The first')).not.toBeInTheDocument();
  expect(screen.getAllByRole('status')).toHaveLength(4);
});
