import { type Capability, roomCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_RECEIPT, renderRooms } from '../testing';
import { ADDRESS, fail, intentIs, panel, payingServer, type PayingServer, ready, stored, storedState, submitButton } from './testing';

let server: PayingServer;
let host: FakePlatform;
function start(capabilities: readonly Capability[] = []): void {
  server = payingServer(capabilities);
  host = server.host;
}
const payments = () => host.made(roomCalls.payWinner);
const MAYBE_ZAYAN =
  /A payment to Zayan Malik \(\$38.00\) was sent from here on .*2026.* We can’t tell whether this was the one that went through\./;
const wordsOnScreen = () => document.body.textContent;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  start();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('an earlier payment that the server does not name is not taken for this one', async () => {
  host.on(roomCalls.payWinner, () => ({ ...NO_RECEIPT, alreadyPaid: true }));
  renderRooms(ADDRESS);
  await ready();
  await userEvent.click(submitButton());
  expect(await screen.findByText(/This room was already paid/)).toBeInTheDocument();
  expect(stored()).toMatchObject({ state: 'done', detail: { confirmed: false } });
  expect(wordsOnScreen()).not.toMatch(/was paid/);
});

describe('an answer that never came', () => {
  test('ends when the server shows the room as paid, without naming a paid player', async () => {
    host.on(roomCalls.payWinner, () => {
      server.status = 'ALL_DONE';
      throw new ApiError('timeout', null, null);
    });
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Payment not confirmed. The room is paid.')).toBeInTheDocument();
    expect(panel().getByText('This room has been paid.')).toBeInTheDocument();
    expect(panel().getByText(/A payment to Zayan Malik \(\$38.00\) was sent from here on/)).toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'Back to rooms' })).toBeInTheDocument();
    expect(wordsOnScreen()).not.toMatch(/was paid|submitted successfully/);
    expect(stored()).toMatchObject({ state: 'done', detail: { winnerId: 7, confirmed: false } });
  });

  test('that was an error adds what the server shows to what it said', async () => {
    host.on(roomCalls.payWinner, () => {
      server.status = 'ALL_DONE';
      throw new ApiError('server', 'The ledger is locked', 500);
    });
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('The ledger is locked. The room is paid.')).toBeInTheDocument();
  });

  test.each([
    ['a time-out', 'timeout', null, 'Something went wrong'],
    ['a network failure', 'network', null, 'Something went wrong'],
    ['a server failure', 'server', 'The ledger is locked', 'The ledger is locked'],
  ] as const)('after %s the panel says so, and sending again asks and keeps the key', async (_, kind, said, shown) => {
    start(['idempotency-key']);
    host.on(roomCalls.payWinner, fail(kind, said, null));
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(await screen.findByText(/A payment to Zayan Malik \(\$38.00\) was sent on .* but was never confirmed./)).toBeInTheDocument();
    expect(await screen.findByText('The room is still unpaid.')).toBeInTheDocument();
    expect(storedState()).toBe('unknown');

    host.on(roomCalls.payWinner, () => NO_RECEIPT);
    await userEvent.click(submitButton());
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
    expect(host.questions.map(({ title }) => title)).toEqual(['Send the payment again?']);
    const [first, second] = payments();
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
  });

  test('is not sent again when the question is answered with no', async () => {
    intentIs('unknown');
    host.answerQuestions(false);
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test.each(['sending', 'unknown'] as const)('is found paid after a reload (%s), without sending anything', async (state) => {
    server.status = 'ALL_DONE';
    intentIs(state);
    renderRooms(ADDRESS);
    await waitFor(() => expect(storedState()).toBe('done'));
    expect((await screen.findAllByText('This room has been paid.')).length).toBeGreaterThan(0);
    expect(payments()).toEqual([]);
    // A colleague may have paid the other player: now, after a reload, and before a second payment.
    expect(await panel().findByText(MAYBE_ZAYAN)).toBeInTheDocument();
    cleanup();
    host.answerQuestions(false);
    renderRooms('/room-payment/2048/winner/9');
    await ready();
    expect(await panel().findByText(MAYBE_ZAYAN)).toBeInTheDocument();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(host.questions.map(({ title }) => title)).toEqual(['This room has already been paid. Pay again?']);
    expect(host.questions[0]?.body).toMatch(MAYBE_ZAYAN);
    expect(wordsOnScreen()).not.toMatch(/was paid/);
    expect(stored()?.detail).toMatchObject({ winnerId: 7, confirmed: false });
  });

  test.each(['sending', 'unknown'] as const)('is found unpaid after a reload (%s), and can be checked again', async (state) => {
    intentIs(state);
    renderRooms(ADDRESS);
    expect(await screen.findByText('The room is still unpaid.')).toBeInTheDocument();
    server.status = 'ALL_DONE';
    await userEvent.click(panel().getByRole('button', { name: 'Check again' }));
    expect(await panel().findByText('This room has been paid.')).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test('is not guessed at while the server cannot be asked', async () => {
    intentIs('unknown');
    renderRooms(ADDRESS);
    expect(await screen.findByText('The room is still unpaid.')).toBeInTheDocument();
    host.on(roomCalls.get, fail('network', null, null));
    await userEvent.click(panel().getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Couldn’t check the payment status.')).toBeInTheDocument();
  });
});

describe('another tab', () => {
  /** The browser's lock while another tab holds it; `free` lets this tab have its turn. */
  const heldLock = () => {
    let free: () => void = () => undefined;
    const other = new Promise<void>((resolve) => (free = resolve));
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => other.then(work));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query: () => Promise.resolve({}) } });
    return { free };
  };
  afterEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }));

  test('that pays the room is waited for, and this one sends nothing then', async () => {
    renderRooms(ADDRESS);
    await ready();
    const { free } = heldLock();
    await userEvent.click(submitButton());
    expect(submitButton()).toBeDisabled();
    act(() => intentIs('done'));
    free();
    expect(await screen.findByText(/This room was just paid in another tab/)).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test('that has just paid is heard of at once', async () => {
    intentIs('sending');
    heldLock();
    renderRooms(ADDRESS);
    expect(await screen.findByText('Checking payment status…')).toBeInTheDocument();
    server.status = 'ALL_DONE';
    const reads = host.made(roomCalls.get).length;
    act(() => intentIs('done'));
    await waitFor(() => expect(host.made(roomCalls.get).length).toBeGreaterThan(reads));
    expect((await screen.findAllByText('This room has been paid.')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Checking payment status…')).not.toBeInTheDocument();
  });
});
