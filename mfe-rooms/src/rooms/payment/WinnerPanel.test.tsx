import { type Capability, roomCalls } from '@arena/shared/contract';
import { ApiError, type IntentState, readIntent, writeIntent } from '@arena/shared/platform';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approvalOf, installTestHost, NO_RECEIPT, renderRooms, ROOM, roomOf, type TestHost } from '../testing';
import { paymentAction, type PaymentDetail } from './room-payment';

const ADDRESS = '/room-payment/2048/winner/7';
const AT = Date.UTC(2026, 10, 20, 19, 5);
const SENT_AT = /20 Nov 2026/;
let host: TestHost;
let status: string;

/** A server that has the room in `status`, and moves it to ALL_DONE when it is paid. */
function start(capabilities: readonly Capability[] = []): void {
  host = installTestHost(capabilities);
  host.on(roomCalls.get, () => roomOf({ status }));
  host.on(roomCalls.approvals, () => (status === 'ALL_DONE' && capabilities.length > 0 ? [] : [approvalOf({ room: roomOf({ status }) })]));
  host.on(roomCalls.payWinner, () => {
    status = 'ALL_DONE';
    return NO_RECEIPT;
  });
}
const intentIs = (state: IntentState, changes: Partial<PaymentDetail> = {}) =>
  writeIntent<PaymentDetail>(paymentAction(2048), {
    key: 'the-first-key',
    state,
    detail: { winnerId: 7, winnerName: 'Zayan Malik', amount: 38, paidAt: null, ...changes },
    at: AT,
  });
const stored = () => readIntent<PaymentDetail>(paymentAction(2048));
const storedState = () => stored()?.state;
const MAYBE_ZAYAN =
  /A payment to Zayan Malik \(\$38.00\) was sent from here at .*2026.* Whether it is the one that was made is not known here\./;
const wordsOnScreen = () => document.body.textContent;
const payments = () => host.made(roomCalls.payWinner);
const missing = (selector: string): never => {
  throw new Error(`There is no ${selector}`);
};
// By attribute: asking for roles by name walks the whole page each time, and these two are asked for constantly.
const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? missing(selector);
const panel = () => within(element('[role=dialog]'));
const submitButton = () => element('[role=dialog] button[type=submit]');
const ready = async () => {
  await waitFor(() => expect(submitButton()).toBeEnabled());
};
const fail = (kind: ApiError['kind'], message: string | null, httpStatus: number | null) => () => {
  throw new ApiError(kind, message, httpStatus);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  status = 'COIN_TIME';
  start();
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(host.unhandled).toEqual([]);
});

test('the panel lies over the rewards screen and repeats the winner, the room and the prize', async () => {
  renderRooms(ADDRESS);
  await ready();
  expect(screen.getByRole('dialog', { name: 'Confirm Winner' })).toBeInTheDocument();
  expect(submitButton()).toHaveTextContent('Submit Winner');
  expect(panel().getByText('Assign position & add a custom message')).toBeInTheDocument();
  expect(panel().getByText('Winner').nextElementSibling).toHaveTextContent('Zayan Malik');
  expect(panel().getByText('Room').nextElementSibling).toHaveTextContent('2048');
  expect(panel().getByText('Prize').nextElementSibling).toHaveTextContent('$38.00');
  expect(panel().getByLabelText('Position')).toHaveValue(1);
  expect(panel().getByLabelText('Position')).toHaveAttribute('step', '0.1');
  expect(panel().getByPlaceholderText('Message...')).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1, name: 'Room Rewards', hidden: true })).toBeInTheDocument();
});

test('closing goes back to the rewards screen, the winner still picked', async () => {
  renderRooms(ADDRESS, { list: '?tab=cointime', winner: 7 });
  await ready();
  await userEvent.click(panel().getByRole('button', { name: 'Close' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/room-management/room-rewards/2048');
  expect(await screen.findByText(/Selected Winner:/)).toHaveTextContent('Zayan Malik');
  expect(screen.getByRole('link', { name: 'Back to rooms' })).toHaveAttribute('href', '/admin/room-management?tab=cointime');
});

test('a payment is sent with its position and message, and then says so and starts over', async () => {
  renderRooms(ADDRESS);
  await ready();
  await userEvent.clear(panel().getByLabelText('Position'));
  await userEvent.type(panel().getByLabelText('Position'), '1.5');
  await userEvent.type(panel().getByPlaceholderText('Message...'), 'Well played');
  await userEvent.click(submitButton());
  expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
  expect(payments().map(({ input }) => input)).toEqual([
    { params: { roomId: 2048 }, body: { winnerId: 7, position: 1.5, message: 'Well played' } },
  ]);
  expect(panel().getByLabelText('Position')).toHaveValue(1);
  expect(panel().getByPlaceholderText('Message...')).toHaveValue('');
  expect(panel().getByText(/Zayan Malik was paid \$38.00 on/)).toBeInTheDocument();
  expect(panel().getByRole('link', { name: 'Back to rooms' })).toHaveAttribute('href', '/admin/room-management?tab=completed');
});

test.each([
  ['', 'Enter a position, such as 1'],
  ['0', 'The position must be more than 0'],
  ['1.25', 'The position goes in steps of 0.1'],
])('the position "%s" is not sent', async (typed, message) => {
  renderRooms(ADDRESS);
  await ready();
  fireEvent.change(panel().getByLabelText('Position'), { target: { value: typed } });
  await userEvent.click(submitButton());
  expect(await panel().findByText(message)).toBeInTheDocument();
  expect(payments()).toEqual([]);
});

test('a user who did not play in the room is refused', async () => {
  renderRooms('/room-payment/2048/winner/77');
  expect(await screen.findByText(/User 77 is not one of the two players of room 2048/)).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
});

test.each(['/room-payment/2048/winner/nobody', '/room-payment/zero/winner/7'])(
  'nothing can be sent from %s, which lacks an id',
  async (address) => {
    renderRooms(address);
    expect(await screen.findByText(/This address names no room or no winner/)).toBeInTheDocument();
    expect(submitButton()).toBeDisabled();
  },
);

test("a refusal of the server's is shown in its words, keeps what was typed, and can be sent again without a question", async () => {
  host.on(roomCalls.payWinner, fail('refused', 'The room is still being played', 400));
  renderRooms(ADDRESS);
  await ready();
  await userEvent.type(panel().getByPlaceholderText('Message...'), 'Well played');
  await userEvent.click(submitButton());
  expect(await screen.findByText('The room is still being played')).toBeInTheDocument();
  expect(panel().getByPlaceholderText('Message...')).toHaveValue('Well played');
  await userEvent.click(submitButton());
  await waitFor(() => expect(payments()).toHaveLength(2));
  expect(host.questions).toEqual([]);
});

describe('one payment', () => {
  test('a double press and a held Enter send once', async () => {
    let answer: (receipt: typeof NO_RECEIPT) => void = () => undefined;
    host.on(roomCalls.payWinner, () => new Promise((resolve) => (answer = resolve)));
    renderRooms(ADDRESS);
    await ready();
    const button = submitButton();
    const form = button.closest('form') as HTMLFormElement;
    fireEvent.click(button);
    fireEvent.click(button);
    for (let press = 0; press < 5; press += 1) fireEvent.submit(form);
    expect((await panel().findByText('Submitting...')).closest('button')).toBeDisabled();
    await waitFor(() => expect(payments()).toHaveLength(1));
    await act(async () => answer(NO_RECEIPT));
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
    expect(payments()).toHaveLength(1);
  });

  test('it is written down before it is sent', async () => {
    let during: string | undefined;
    host.on(roomCalls.payWinner, () => {
      during = storedState();
      return NO_RECEIPT;
    });
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    await screen.findByText('✅ Winner submitted successfully!');
    expect(during).toBe('sending');
    expect(storedState()).toBe('done');
  });

  test('a browser that can write nothing down sends nothing', async () => {
    renderRooms(ADDRESS);
    await ready();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(submitButton());
    expect(await screen.findByText(/a second payment could not be prevented. Nothing was sent./)).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test('a room that somebody else has paid meanwhile is not paid again without a question', async () => {
    host.answer = false;
    renderRooms(ADDRESS);
    await ready();
    status = 'ALL_DONE';
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(host.questions[0]?.title).toBe('This room has been paid. Pay a second time?');
    expect(payments()).toEqual([]);
  });

  test('nothing is sent while the server cannot be asked about the room', async () => {
    renderRooms(ADDRESS);
    await ready();
    host.on(roomCalls.get, fail('network', null, null));
    await userEvent.click(submitButton());
    expect(await screen.findByText(/could not be asked whether this room is paid/)).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test("a backend without the room's own call is asked through the approval", async () => {
    host.on(roomCalls.get, fail('not-found', null, 404));
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
  });
});

describe('a second payment on a bare backend', () => {
  test('needs a confirmation that names the first one and its time', async () => {
    status = 'ALL_DONE';
    intentIs('done');
    host.answer = false;
    renderRooms('/room-payment/2048/winner/9');
    await ready();
    expect(panel().getByText('This room has been paid.')).toBeInTheDocument();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(host.questions[0]?.body).toMatch(/Zayan Malik was paid \$38.00 on/);
    expect(host.questions[0]?.body).toMatch(SENT_AT);
    expect(host.questions[0]?.body).toMatch(/sends \$38.00 to Ishaan Roy, in addition to the first payment/);
    expect(payments()).toEqual([]);
  });

  test('is sent when it was confirmed', async () => {
    status = 'ALL_DONE';
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
    expect(payments()).toHaveLength(1);
    expect(payments()[0]?.options).toEqual({});
  });
});

describe('a server that keeps the first payment', () => {
  beforeEach(() => start(['idempotency-key']));

  test('is sent a key, and its receipt names the payment', async () => {
    host.on(roomCalls.payWinner, () => {
      status = 'ALL_DONE';
      return { ...NO_RECEIPT, amount: 38, winner: ROOM.creator, paidAt: '2026-11-20T19:05:00' };
    });
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
    expect(payments()[0]?.options.idempotencyKey).toEqual(expect.any(String));
    expect(panel().getByText('Zayan Malik was paid $38.00 on 20 Nov 2026, 19:05.')).toBeInTheDocument();
  });

  test('offers no second payment of a paid room', async () => {
    status = 'ALL_DONE';
    intentIs('done');
    renderRooms(ADDRESS);
    expect(await screen.findByText(/Zayan Malik was paid \$38.00/, { selector: '[role=dialog] *' })).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: /Submit/ })).not.toBeInTheDocument();
    expect(panel().queryByLabelText('Position')).not.toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'Back to rooms' })).toBeInTheDocument();
  });

  test('answers a payment that came too late with the first one, and the panel names that', async () => {
    host.on(roomCalls.payWinner, () => ({
      ...NO_RECEIPT,
      alreadyPaid: true,
      amount: 38,
      winner: ROOM.opponent,
      paidAt: '2026-11-20T18:59:00',
    }));
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText(/This room had been paid before/)).toBeInTheDocument();
    expect(panel().getByText('Ishaan Roy was paid $38.00 on 20 Nov 2026, 18:59.')).toBeInTheDocument();
    expect(screen.queryByText(/submitted successfully/)).not.toBeInTheDocument();
  });
});

test('an earlier payment that the server does not name is not taken for this one', async () => {
  host.on(roomCalls.payWinner, () => ({ ...NO_RECEIPT, alreadyPaid: true }));
  renderRooms(ADDRESS);
  await ready();
  await userEvent.click(submitButton());
  expect(await screen.findByText(/This room had been paid before/)).toBeInTheDocument();
  expect(stored()).toMatchObject({ state: 'done', detail: { confirmed: false } });
  expect(wordsOnScreen()).not.toMatch(/was paid/);
});

describe('an answer that never came', () => {
  test('is over when the server shows the room as paid, but nobody is said to have been paid', async () => {
    host.on(roomCalls.payWinner, () => {
      status = 'ALL_DONE';
      throw new ApiError('timeout', null, null);
    });
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('No answer came to this payment. The server shows the room as paid.')).toBeInTheDocument();
    expect(panel().getByText('This room has been paid.')).toBeInTheDocument();
    expect(panel().getByText(/A payment to Zayan Malik \(\$38.00\) was sent from here at/)).toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'Back to rooms' })).toBeInTheDocument();
    expect(wordsOnScreen()).not.toMatch(/was paid|submitted successfully/);
    expect(stored()).toMatchObject({ state: 'done', detail: { winnerId: 7, confirmed: false } });
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
    expect(await screen.findByText(/A payment to Zayan Malik \(\$38.00\) was sent at .* and no answer came./)).toBeInTheDocument();
    expect(await screen.findByText('The server shows the room as not paid.')).toBeInTheDocument();
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
    host.answer = false;
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test.each(['sending', 'unknown'] as const)('is found paid after a reload (%s), without sending anything', async (state) => {
    status = 'ALL_DONE';
    intentIs(state);
    renderRooms(ADDRESS);
    await waitFor(() => expect(storedState()).toBe('done'));
    expect((await screen.findAllByText('This room has been paid.')).length).toBeGreaterThan(0);
    expect(payments()).toEqual([]);
    // Somebody else may have paid somebody else: now, after a reload, and before a second payment alike.
    expect(await panel().findByText(MAYBE_ZAYAN)).toBeInTheDocument();
    cleanup();
    host.answer = false;
    renderRooms('/room-payment/2048/winner/9');
    await ready();
    expect(await panel().findByText(MAYBE_ZAYAN)).toBeInTheDocument();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(host.questions.map(({ title }) => title)).toEqual(['This room has been paid. Pay a second time?']);
    expect(host.questions[0]?.body).toMatch(MAYBE_ZAYAN);
    expect(wordsOnScreen()).not.toMatch(/was paid/);
    expect(stored()?.detail).toMatchObject({ winnerId: 7, confirmed: false });
  });

  test.each(['sending', 'unknown'] as const)('is found unpaid after a reload (%s), and can be checked again', async (state) => {
    intentIs(state);
    renderRooms(ADDRESS);
    expect(await screen.findByText('The server shows the room as not paid.')).toBeInTheDocument();
    status = 'ALL_DONE';
    await userEvent.click(panel().getByRole('button', { name: 'Check again' }));
    expect(await panel().findByText('This room has been paid.')).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test('is not guessed at while the server cannot be asked', async () => {
    intentIs('unknown');
    renderRooms(ADDRESS);
    expect(await screen.findByText('The server shows the room as not paid.')).toBeInTheDocument();
    host.on(roomCalls.get, fail('network', null, null));
    await userEvent.click(panel().getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('The server could not be asked what became of it.')).toBeInTheDocument();
  });
});

describe('another tab', () => {
  /** The browser's lock as it is while another tab holds it. */
  const holdLock = () => {
    const request = jest.fn((_name: string, _options: object, work: (lock: object | null) => unknown) => Promise.resolve(work(null)));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  };
  const freeLock = () => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  afterEach(freeLock);

  test('that is paying the room keeps this one from sending', async () => {
    renderRooms(ADDRESS);
    await ready();
    holdLock();
    await userEvent.click(submitButton());
    expect(await screen.findByText('This room is being paid in another tab.')).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test('that has just paid is heard of at once', async () => {
    intentIs('sending');
    holdLock();
    renderRooms(ADDRESS);
    expect(await screen.findByText('This room is being paid in another tab.')).toBeInTheDocument();
    status = 'ALL_DONE';
    const reads = host.made(roomCalls.get).length;
    act(() => intentIs('done'));
    await waitFor(() => expect(host.made(roomCalls.get).length).toBeGreaterThan(reads));
    expect((await screen.findAllByText('This room has been paid.')).length).toBeGreaterThan(0);
    expect(screen.queryByText('This room is being paid in another tab.')).not.toBeInTheDocument();
  });
});

test('what was typed survives a reload', async () => {
  renderRooms(ADDRESS);
  await ready();
  await userEvent.type(panel().getByPlaceholderText('Message...'), 'Well played');
  cleanup();
  renderRooms(ADDRESS);
  await ready();
  expect(panel().getByPlaceholderText('Message...')).toHaveValue('Well played');
});
