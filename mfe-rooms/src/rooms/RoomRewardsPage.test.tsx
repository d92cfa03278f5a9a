import { roomCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approvalOf, installTestHost, NULL_ROOM, renderRooms, ROOM, roomOf } from './testing';

let host: FakePlatform;
beforeEach(() => {
  localStorage.clear();
  host = installTestHost();
  host.on(roomCalls.get, () => ROOM);
  host.on(roomCalls.approvals, () => [approvalOf()]);
});

const confirm = () => screen.getByRole('button', { name: 'Confirm Payment' });

test('the room number, the approval and the facts are shown', async () => {
  renderRooms('/room-rewards/2048');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Room 2048' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Room Rewards' })).toBeInTheDocument();
  expect(screen.getByText('PENDING')).toBeInTheDocument();
  const facts = {
    'Game Type': '1v1',
    Round: '3',
    Players: '2',
    Date: '20 Nov 2026, 18:30',
    'Entry Fee': '$20.00',
    Winning: '$38.00',
    Game: 'PUBG Mobile',
  };
  for (const [label, value] of Object.entries(facts)) expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value);
  expect(host.made(roomCalls.approvals)[0]?.input).toEqual({ params: { roomId: 2048 }, query: { status: 'CREATOR_APPROVED' } });
});

test('a picked winner is named, and only then the payment can be confirmed', async () => {
  const view = renderRooms('/room-rewards/2048');
  const players = within(await screen.findByRole('radiogroup'));
  expect(confirm()).toBeDisabled();
  expect(screen.queryByText(/Selected Winner:/)).not.toBeInTheDocument();
  await userEvent.click(players.getByRole('radio', { name: /Ishaan Roy/ }));
  expect(screen.getByText(/Selected Winner:/)).toHaveTextContent('Selected Winner: Ishaan Roy');
  await userEvent.click(players.getByRole('radio', { name: /Zayan Malik/ }));
  expect(players.getByRole('radio', { name: /Zayan Malik/ })).toBeChecked();
  await userEvent.click(confirm());
  expect(view.address()).toBe('/admin/room-management/room-payment/2048/winner/7');
});

test("each player's choice stands under that player's screenshot, the creator's first", async () => {
  renderRooms('/room-rewards/2048');
  const group = within(await screen.findByRole('radiogroup'));
  const order = [...(await group.findAllByRole('figure')), ...group.getAllByRole('radio')].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(order.map((part) => `${part.tagName} ${/Zayan Malik|Ishaan Roy/.exec(part.textContent ?? '')?.[0]}`)).toEqual([
    'FIGURE Zayan Malik',
    'BUTTON Zayan Malik',
    'FIGURE Ishaan Roy',
    'BUTTON Ishaan Roy',
  ]);
});

test('the arrow keys pick between the two players', async () => {
  renderRooms('/room-rewards/2048');
  const creator = await screen.findByRole('radio', { name: /Zayan Malik/ });
  act(() => creator.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /Zayan Malik/ })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /Ishaan Roy/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Ishaan Roy/ })).toHaveFocus();
});

test('without an opponent only the creator can be picked', async () => {
  host.on(roomCalls.get, () => roomOf({ opponent: null }));
  host.on(roomCalls.approvals, () => [approvalOf({ opponent: null, room: roomOf({ opponent: null }) })]);
  renderRooms('/room-rewards/2048');
  const opponent = await screen.findByRole('radio', { name: /Opponent/ });
  await userEvent.click(opponent);
  expect(opponent).not.toBeChecked();
  expect(confirm()).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /Zayan Malik/ }));
  expect(confirm()).toBeEnabled();
});

test('a room without an accepted opponent has no data', async () => {
  host.on(roomCalls.get, () => roomOf({ status: 'PENDING', opponent: null }));
  host.on(roomCalls.approvals, () => []);
  renderRooms('/room-rewards/2048');
  expect(await screen.findByText('No room data found.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument();
});

test('a room without an opponent that waits for its payout can still pay its creator', async () => {
  host.on(roomCalls.get, () => roomOf({ opponent: null }));
  host.on(roomCalls.approvals, () => []);
  renderRooms('/room-rewards/2048');
  expect(await screen.findByText('No room data found.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the creator only' }));
  await userEvent.click(screen.getByRole('radio', { name: /Zayan Malik/ }));
  expect(confirm()).toBeEnabled();
});

test('a failure is told, and can be tried again', async () => {
  host.on(roomCalls.approvals, () => {
    throw new ApiError('refused', 'Rooms are being moved', 400);
  });
  renderRooms('/room-rewards/2048');
  expect(await screen.findByText('Rooms are being moved')).toBeInTheDocument();
  host.on(roomCalls.approvals, () => [approvalOf()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
});

test('a paid room, whose approval is gone, says that it is paid', async () => {
  host.on(roomCalls.get, () => roomOf({ status: 'ALL_DONE' }));
  host.on(roomCalls.approvals, () => []);
  renderRooms('/room-rewards/2048');
  expect(await screen.findByText('This room has been paid.')).toBeInTheDocument();
  expect(screen.getByText('ALL_DONE')).toBeInTheDocument();
  expect(screen.queryByText('No room data found.')).not.toBeInTheDocument();
});

test('a completed approval says that the room is paid', async () => {
  host.on(roomCalls.approvals, () => [approvalOf({ status: 'COMPLETED' })]);
  renderRooms('/room-rewards/2048');
  expect(await screen.findByText('This room has been paid.')).toBeInTheDocument();
});

test('no player can be picked for a second payment where the server keeps the first one', async () => {
  host = installTestHost({ capabilities: ['idempotency-key'] });
  host.on(roomCalls.get, () => roomOf({ status: 'ALL_DONE' }));
  host.on(roomCalls.approvals, () => []);
  renderRooms('/room-rewards/2048');
  await userEvent.click(await screen.findByRole('radio', { name: /Zayan Malik/ }));
  expect(confirm()).toBeDisabled();
});

test('an approval and a room with every field null break nothing', async () => {
  host.on(roomCalls.get, () => NULL_ROOM);
  host.on(roomCalls.approvals, () => [{ status: null, requestedAt: null, opponent: null, room: NULL_ROOM }]);
  renderRooms('/room-rewards/2048');
  expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
  expect(confirm()).toBeDisabled();
});
