import { type Capability, type FullMapWinner, fullMapCalls, type LocalDateTime } from '@arena/shared/contract';
import { build, type FakePlatform } from '@arena/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fullMapOf, installTestHost, renderFullMaps, winnerOf } from '../testing';

const OWN = 'You can’t pay yourself. Ask another administrator.';
const SINCE = '2026-11-19T08:30:00' as LocalDateTime;
let host: FakePlatform;
let winners: FullMapWinner[];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (position: number) => fireEvent.click(screen.getByRole('radio', { name: `Position ${position}` }));
const rewarded = () => host.made(fullMapCalls.rewardWinner).map(({ input }) => [input.params.userId, input.query.banned]);

/** The signed-in administrator is user 11. */
function start(capabilities: readonly Capability[], registered: readonly FullMapWinner[]) {
  host = installTestHost({ capabilities, user: build.user({ id: 11, roles: [{ id: 501, name: 'ROLE_ADMIN' }] }) });
  winners = [...registered];
  host.on(fullMapCalls.get, () => fullMapOf({ status: 'PRIVATE' }));
  host.on(fullMapCalls.winners, () => winners);
  host.on(fullMapCalls.rewardWinner, ({ params, body }) => {
    winners = winners.map((winner) => (winner.user?.id === params.userId ? { ...winner, ...body, message: body.message || null } : winner));
    return { message: null, alreadyPaid: false, amount: null };
  });
  renderFullMaps('/results/rewards/41');
}

test("the administrator's own reward is left to another one, and the others are sent", async () => {
  start(['separate-approver'], [winnerOf(11), winnerOf(12)]);
  expect(await screen.findByText(OWN)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  fireEvent.click(button('Next'));
  choose(2);
  fireEvent.click(button('Reward 1 winner'));
  await waitFor(() => expect(rewarded()).toEqual([[12, undefined]]));
  expect(await screen.findByText('1 winner is not rewarded yet.')).toBeInTheDocument();
  expect(screen.getByText(OWN)).toBeInTheDocument();
});

test('alone it cannot be sent at all', async () => {
  start(['separate-approver'], [winnerOf(11)]);
  expect(await screen.findByText(OWN)).toBeInTheDocument();
  expect(button('Reward 0 winners')).toBeDisabled();
});

test('a banned winner is named, and rewarded only after a tick', async () => {
  const winner = winnerOf(12);
  start(['banned-confirmation'], [{ ...winner, user: winner.user && { ...winner.user, bannedAt: SINCE } }]);
  expect(await screen.findByText(/Player 2 has been banned since/)).toBeInTheDocument();
  choose(1);
  expect(button('Reward 1 winner')).toBeDisabled();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pay although Player 2 is banned' }));
  fireEvent.click(button('Reward 1 winner'));
  await waitFor(() => expect(rewarded()).toEqual([[12, 'confirmed']]));
});
