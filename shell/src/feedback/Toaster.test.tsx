import { ArenaTheme } from '@arena/shared/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { notify, toastQueue } from './toasts';
import { Toaster } from './Toaster';

const show = (children: ReactNode) => render(<ArenaTheme>{children}</ArenaTheme>);
const card = (message: string) => screen.getByText(message).parentElement as HTMLElement;

afterEach(() => {
  jest.useRealTimers();
  act(() => toastQueue.setState([], true));
});

it('fetches nothing before the first message', () => {
  const load = jest.fn();
  show(<Toaster load={load} />);
  expect(load).not.toHaveBeenCalled();
});

it('shows what was said before it was there, and what comes later', async () => {
  notify({ message: 'Login successful!', tone: 'success' });
  show(<Toaster />);
  expect(await screen.findByRole('status')).toHaveTextContent('Login successful!');
  act(() => notify({ message: 'Failed to login', tone: 'error' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to login');
});

describe.each([
  ['with notistack', undefined],
  ['without it, when it could not be fetched', () => Promise.reject(new Error('offline'))],
])('%s', (_, load) => {
  async function say(message: string, duration?: number) {
    const view = show(<Toaster load={load} />);
    act(() => notify({ message, tone: 'info', duration }));
    await screen.findByText(message);
    return view;
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  // Gone from the eye: notistack still moves it out for a moment.
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
});
