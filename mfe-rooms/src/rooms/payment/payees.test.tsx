import { type Capability, roomCalls } from '@arena/shared/contract';
import { build } from '@arena/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approvalOf, installTestHost, NO_RECEIPT, renderRooms, ROOM, roomOf } from '../testing';
import { ADDRESS, panel, ready, submitButton } from './testing';

const OWN = 'You can’t pay yourself. Ask another administrator.';

/** The signed-in administrator is the creator of the room, user 7. */
function start(capabilities: readonly Capability[], changes: Parameters<typeof roomOf>[0] = {}) {
  const host = installTestHost({ capabilities, user: build.user({ id: 7, roles: [{ id: 501, name: 'ROLE_ADMIN' }] }) });
  const room = roomOf(changes);
  host.on(roomCalls.get, () => room);
  host.on(roomCalls.approvals, () => [approvalOf({ room })]);
  host.on(roomCalls.payWinner, () => NO_RECEIPT);
  return host;
}

test('administrators cannot confirm the payment to themselves, and read why', async () => {
  start(['separate-approver']);
  renderRooms('/room-rewards/2048');
  await userEvent.click(await screen.findByRole('radio', { name: /Zayan Malik/ }));
  const confirm = screen.getByRole('button', { name: 'Confirm Payment' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(confirm).toHaveAccessibleDescription(OWN);
  await userEvent.click(confirm);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Ishaan Roy/ }));
  expect(confirm).not.toHaveAttribute('aria-disabled');
});

test('the panel that has their address pays nothing either', async () => {
  start(['separate-approver']);
  renderRooms(ADDRESS);
  await screen.findByRole('dialog');
  expect(await panel().findByText(OWN)).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
});

test('on another backend they are paid as specified', async () => {
  const host = start([]);
  renderRooms(ADDRESS);
  await screen.findByRole('dialog');
  await ready();
  await userEvent.click(submitButton());
  expect(host.made(roomCalls.payWinner)).toHaveLength(1);
});

test('a banned winner is named, and paid only after a tick', async () => {
  const opponent = { ...build.payee({ id: 9, name: 'Ishaan Roy' }), bannedAt: ROOM.createdAt };
  const host = start(['banned-confirmation'], { opponent });
  host.on(roomCalls.approvals, () => [approvalOf({ opponent, room: roomOf({ opponent }) })]);
  renderRooms(ADDRESS.replace('winner/7', 'winner/9'));
  await screen.findByRole('dialog');
  expect(await panel().findByText(/Ishaan Roy has been banned since/)).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
  await userEvent.click(panel().getByRole('checkbox', { name: 'Pay although Ishaan Roy is banned' }));
  await ready();
  await userEvent.click(submitButton());
  expect(host.made(roomCalls.payWinner).map(({ input }) => input.query)).toEqual([{ banned: 'confirmed' }]);
});
