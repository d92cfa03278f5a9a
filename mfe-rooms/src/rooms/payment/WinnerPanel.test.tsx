import { type Capability, roomCalls } from '@arena/shared/contract';
import type { FakePlatform } from '@arena/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_RECEIPT, renderRooms, roomOf } from '../testing';
import { ADDRESS, fail, panel, payingServer, type PayingServer, ready, submitButton } from './testing';

let server: PayingServer;
let host: FakePlatform;
function start(capabilities: readonly Capability[] = []): void {
  server = payingServer(capabilities);
  host = server.host;
}
const payments = () => host.made(roomCalls.payWinner);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  start();
});
afterEach(() => {
  jest.restoreAllMocks();
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
  expect(panel().getByLabelText('Position')).toHaveValue('1');
  expect(panel().getByLabelText('Position')).toHaveAttribute('step', '0.1');
  expect(panel().getByPlaceholderText('Message...')).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1, name: 'Room Rewards', hidden: true })).toBeInTheDocument();
});

test('closing goes back to the rewards screen, the winner still picked', async () => {
  const view = renderRooms(ADDRESS, { list: '?tab=cointime', winner: 7 });
  await ready();
  await userEvent.click(panel().getByRole('button', { name: 'Close' }));
  expect(view.address()).toBe('/admin/room-management/room-rewards/2048');
  expect(await screen.findByText(/Selected Winner:/)).toHaveTextContent('Zayan Malik');
  expect(await screen.findByRole('link', { name: 'Back to rooms' })).toHaveAttribute('href', '/admin/room-management?tab=cointime');
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
    { params: { roomId: 2048 }, query: {}, body: { winnerId: 7, position: 1.5, message: 'Well played' } },
  ]);
  expect(panel().getByLabelText('Position')).toHaveValue('1');
  expect(panel().getByPlaceholderText('Message...')).toHaveValue('');
  expect(panel().getByText(/Zayan Malik was paid \$38.00 on/)).toBeInTheDocument();
  expect(panel().getByRole('link', { name: 'Back to rooms' })).toHaveAttribute('href', '/admin/room-management?tab=completed');
});

test('a payment leads on to the room that has waited longest, without the one just paid', async () => {
  const waiting = [roomOf({ id: 2048 }), roomOf({ id: 2060 }), roomOf({ id: 2061 })];
  host.on(roomCalls.listByStatus, () => waiting);
  const view = renderRooms(ADDRESS);
  await ready();
  await userEvent.click(submitButton());
  await userEvent.click(await screen.findByRole('link', { name: 'Next room to pay (2 left)' }));
  expect(view.address()).toBe('/admin/room-management/room-rewards/2060');
});

test('the last room leads on to none', async () => {
  host.on(roomCalls.listByStatus, () => [roomOf({ id: 2048 })]);
  renderRooms(ADDRESS);
  await ready();
  await userEvent.click(submitButton());
  await waitFor(() => expect(host.made(roomCalls.listByStatus)).not.toHaveLength(0));
  expect(await screen.findByRole('link', { name: 'Back to rooms' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Next room/ })).not.toBeInTheDocument();
});

test.each([
  ['', 'Enter a position, such as 1'],
  ['0', 'The position must be more than 0'],
  ['1.25', 'Use steps of 0.1'],
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
  expect(await screen.findByText(/User 77 didn’t play in room 2048/)).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
});

test.each(['/room-payment/2048/winner/none', '/room-payment/zero/winner/7'])(
  'nothing can be sent from %s, which lacks an id',
  async (address) => {
    renderRooms(address);
    expect(await screen.findByText(/This link is missing a room or winner/)).toBeInTheDocument();
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

  test('a browser that can write nothing down sends nothing', async () => {
    renderRooms(ADDRESS);
    await ready();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(submitButton());
    expect(await screen.findByText(/which we need to prevent a second payment\. Nothing was sent\./)).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test('a room that a colleague has paid is not paid again without a confirmation', async () => {
    host.answerQuestions(false);
    renderRooms(ADDRESS);
    await ready();
    server.status = 'ALL_DONE';
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(host.questions[0]?.title).toBe('This room has already been paid. Pay again?');
    expect(payments()).toEqual([]);
  });

  test('nothing is sent while the server cannot be asked about the room', async () => {
    renderRooms(ADDRESS);
    await ready();
    host.on(roomCalls.get, fail('network', null, null));
    await userEvent.click(submitButton());
    expect(await screen.findByText(/check whether this room is already paid/)).toBeInTheDocument();
    expect(payments()).toEqual([]);
  });

  test("pays through the approval on a backend without the room's own call", async () => {
    host.on(roomCalls.get, fail('not-found', null, 404));
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
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
