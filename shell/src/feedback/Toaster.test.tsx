import { ArenaTheme } from '@arena/shared/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { notify, recentToasts, toasts } from './toasts';
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

describe('with Undo', () => {
  const hold = (message: string) => {
    const ended = new AbortController();
    const onUndo = jest.fn(() => ended.abort());
    act(() => notify({ message, tone: 'info', duration: 5000, undo: { signal: ended.signal, onUndo } }));
    return { ended, onUndo };
  };
  const undo = (message: string) => screen.getByRole('button', { name: `Undo: ${message}` });

  it('counts down, outlasts the pointer, and stays until it is over, also among many', async () => {
    jest.useFakeTimers();
    show(<Toaster />);
    const { ended } = hold('Accepting Amara');
    for (const message of ['One', 'Two', 'Three', 'Four', 'Five']) act(() => notify({ message, tone: 'info', duration: 60_000 }));
    fireEvent.pointerEnter(card('Accepting Amara'));
    expect(screen.getByText('5 s')).toHaveAttribute('aria-hidden', 'true');
    pass(2000);
    expect(screen.getByText('3 s')).toBeInTheDocument();
    pass(20_000);
    expect(undo('Accepting Amara')).toBeInTheDocument();
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    act(() => ended.abort());
    pass(1000);
    await waitFor(() => expect(screen.queryByText('Accepting Amara')).not.toBeInTheDocument());
    expect(recentToasts().map(({ message }) => message)).not.toContain('Accepting Amara');
  });

  it('undoes the latest with Ctrl+Z, unless the key is typed, and gives the focus back', async () => {
    jest.useFakeTimers();
    show(
      <>
        <button>Accept</button>
        <input aria-label="Search" />
        <Toaster />
      </>,
    );
    act(() => screen.getByRole('button', { name: 'Accept' }).focus());
    const [first, second] = [hold('Accepting Amara'), hold('Accepting Zayan')];
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(second.onUndo).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', metaKey: true })).toBe(false);
    expect(second.onUndo).toHaveBeenCalledTimes(1);
    act(() => undo('Accepting Amara').focus());
    fireEvent.click(undo('Accepting Amara'));
    expect(first.onUndo).toHaveBeenCalledTimes(1);
    pass(1000);
    await waitFor(() => expect(screen.queryByText('Accepting Amara')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
  });
});
