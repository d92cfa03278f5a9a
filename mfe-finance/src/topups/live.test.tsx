import { type Capability, topUpCalls } from '@arena/shared/contract';
import { announceChange } from '@arena/shared/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmButton, type FinanceHost, press, question, renderTopUps, rowOf, rowsAre, startTopUps, topUpOf, topUps } from '../testing';

let host: FinanceHost;
const start = async (capabilities?: readonly Capability[]) => {
  host = (await startTopUps(capabilities)).host;
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('a live change disables a row at once, even while its confirmation is open', async () => {
  await start(['live-changes', 'idempotency-key']);
  await press(9002, 'APPROVED');
  const confirm = await confirmButton();
  host.topUps = [topUpOf(1), topUpOf(2, { status: 'APPROVED' }), topUpOf(3)];
  act(() => announceChange({ subject: 'topup', id: 9002, status: 'APPROVED', actorId: 77 }));
  expect(confirm).toBeDisabled();
  expect(within(await question()).getByText('Approved by another administrator.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(within(rowOf(9002)).getByText('Approved by another administrator.')).toBeInTheDocument();
  expect(host.made(topUpCalls.approve)).toEqual([]);
});

test('new requests are announced and move nothing until they are asked for', async () => {
  await start(['live-changes']);
  host.topUps = topUps(4, 1, 2, 3);
  act(() => announceChange({ subject: 'topup', id: 9004, status: 'PENDING', actorId: 4 }));
  expect(await screen.findByText('1 new')).toBeInTheDocument();
  await rowsAre(9001, 9002, 9003);
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  await rowsAre(9004, 9001, 9002, 9003);
});

test('what a colleague decided while the user was elsewhere is read again on the way back', async () => {
  const { host: left, view } = await startTopUps(['live-changes']);
  view.unmount();
  left.topUps = [topUpOf(1), topUpOf(2, { status: 'APPROVED' }), topUpOf(3)];
  act(() => announceChange({ subject: 'topup', id: 9002, status: 'APPROVED', actorId: 77 }));
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
  await waitFor(() => expect(rowOf(9002)).toHaveTextContent('Decided in another session.'));
  expect(rowOf(9002).querySelector('[data-decision]')).toBeNull();
});

test('changes that never pause do not keep the list from being read', async () => {
  await start(['live-changes']);
  host.topUps = topUps(4, 1, 2, 3);
  const tell = () => act(() => announceChange({ subject: 'topup', id: 9004, status: 'PENDING', actorId: 4 }));
  const telling = setInterval(tell, 300);
  tell();
  try {
    expect(await screen.findByText('1 new')).toBeInTheDocument();
  } finally {
    clearInterval(telling);
  }
});

test('changes of other things are none of this screen’s business', async () => {
  await start(['live-changes']);
  act(() => announceChange({ subject: 'redeem', id: 9002, status: 'APPROVED', actorId: 4 }));
  expect(within(rowOf(9002)).getByText('PENDING')).toBeInTheDocument();
});
