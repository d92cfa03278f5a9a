import { type Capability, topUpCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  at,
  buttonOf,
  confirmButton,
  type FinanceHost,
  installTestHost,
  press,
  question,
  renderTopUps,
  rowOf,
  rowsAre,
  toastTexts,
  topUpOf,
} from '../testing';

const OWN = 'You can’t decide your own request. Ask another administrator.';
const SINCE = at('2026-11-19T08:30:00');
let host: FinanceHost;

/** The list has a request of the signed-in administrator, one of a banned player, and another one. */
async function start(capabilities: readonly Capability[]) {
  host = installTestHost({ capabilities });
  const banned = topUpOf(2);
  host.topUps = [topUpOf(1), { ...banned, user: banned.user && { ...banned.user, bannedAt: SINCE } }, topUpOf(3)];
  renderTopUps();
  await rowsAre(9001, 9002, 9003);
}
const approvals = () => host.made(topUpCalls.approve).map(({ input }) => [input.params.topUpId, input.query.banned]);

test("an administrator's own request is inert and says why, by the pointer and by the keyboard", async () => {
  await start(['separate-approver']);
  for (const decision of ['APPROVED', 'REJECTED'] as const) {
    expect(buttonOf(9001, decision)).toHaveAttribute('aria-disabled', 'true');
    expect(buttonOf(9001, decision)).toHaveAttribute('title', OWN);
  }
  await userEvent.keyboard('{ArrowDown}r');
  expect(toastTexts(host)).toEqual([OWN]);
  await press(9001, 'APPROVED');
  expect(toastTexts(host)).toEqual([OWN, OWN]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(host.carriedOut).toEqual([]);
});

test('on another backend it is decided like any other', async () => {
  await start([]);
  await press(9001, 'APPROVED');
  await userEvent.click(await confirmButton());
  await rowsAre(9002, 9003);
});

test('a banned player is named, and is approved only after a tick', async () => {
  await start(['banned-confirmation']);
  expect(within(rowOf(9002)).getByText('Banned')).toBeInTheDocument();
  expect(within(rowOf(9003)).queryByText('Banned')).not.toBeInTheDocument();
  await press(9002, 'APPROVED');
  expect(await question()).toHaveTextContent('Are you sure you want to approve this topup?');
  expect(await question()).toHaveTextContent('Player 2 has been banned since');
  expect(await confirmButton()).toBeDisabled();
  const tick = screen.getByRole('checkbox', { name: 'Approve although Player 2 is banned' });
  await waitFor(() => expect(tick).toHaveFocus());
  await userEvent.keyboard(' ');
  await waitFor(async () => expect(await confirmButton()).toBeEnabled());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await rowsAre(9001, 9003);
  expect(approvals()).toEqual([[9002, 'confirmed']]);
});

test('a tick is for one question only, and rejecting needs none', async () => {
  await start(['banned-confirmation']);
  await press(9002, 'APPROVED');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await press(9002, 'APPROVED');
  expect(await confirmButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await press(9002, 'REJECTED');
  expect(await confirmButton()).toBeEnabled();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a ban that the list does not know yet is refused by the server, and then asked about under a new key', async () => {
  await start(['banned-confirmation', 'idempotency-key', 'request-search']);
  host.on(topUpCalls.approve, ({ params, query }) => {
    if (query.banned === 'confirmed') return { message: null, status: 'APPROVED', alreadyDecided: false };
    host.topUps = host.topUps.map((one) =>
      one.id === params.topUpId ? { ...one, user: one.user && { ...one.user, bannedAt: SINCE } } : one,
    );
    throw new ApiError('refused', 'Player 3 is banned. Confirm that you want to pay a banned player.', 409);
  });
  await press(9003, 'APPROVED');
  await userEvent.click(await confirmButton());
  expect(await screen.findByText('Request 9003 was not approved')).toBeInTheDocument();
  await waitFor(() => expect(within(rowOf(9003)).getByText('Banned')).toBeInTheDocument());
  await press(9003, 'APPROVED');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await confirmButton());
  await rowsAre(9001, 9002);
  expect(approvals()).toEqual([
    [9003, undefined],
    [9003, 'confirmed'],
  ]);
  const keys = host.made(topUpCalls.approve).map(({ options }) => options.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});
