import { type FullMapWinner, fullMapCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullMapOf, installTestHost, NULL_FULLMAP, renderFullMaps, requests, winnerOf } from '../testing';

let host: FakePlatform;
let winners: FullMapWinner[];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (position: number) => fireEvent.click(screen.getByRole('radio', { name: `Position ${position}` }));
const write = (text: string) => userEvent.type(screen.getByLabelText('Message'), text);
const puts = () => host.made(fullMapCalls.rewardWinner).map(({ input }) => [input.params.userId, input.body]);

/** From the results screen, with players 1 and 2 ticked. */
const start = async (...ticked: number[]) => {
  const view = renderFullMaps('/results/41');
  for (const number of ticked) await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`Player ${number}`) }));
  await userEvent.click(button('Continue'));
  await screen.findByText(`Winner 1 of ${ticked.length}`);
  return view;
};

beforeEach(() => {
  host = installTestHost();
  winners = [];
  host.on(fullMapCalls.get, () => fullMapOf({ status: 'PRIVATE' }));
  host.on(fullMapCalls.applications, () => requests(1, 2, 3));
  host.on(fullMapCalls.winners, () => winners);
  host.on(fullMapCalls.registerWinners, ({ body }) => {
    winners = [...winners, ...body.map((id) => winnerOf(id))];
  });
  host.on(fullMapCalls.rewardWinner, ({ params, body }) => {
    winners = winners.map((winner) => (winner.user?.id === params.userId ? { ...winner, ...body, message: body.message || null } : winner));
    return { message: null, alreadyPaid: false, amount: null };
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('Continue needs a ticked winner, and registers the ticked ones in one POST', async () => {
  const view = renderFullMaps('/results/41');
  expect(await screen.findByText('Select at least one winner.')).toBeInTheDocument();
  expect(button('Continue')).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Player 1/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Player 3/ }));
  fireEvent.click(button('Continue'));
  fireEvent.click(button(/Continue|Registering/));
  await waitFor(() => expect(view.address()).toBe('/admin/full-map-rooms/results/rewards/41'));
  expect(host.made(fullMapCalls.registerWinners).map(({ input }) => input)).toEqual([{ params: { fullmapId: 41 }, body: [11, 13] }]);
});

test('a refused registration stays here, keeps the ticks, and can be tried again', async () => {
  host.on(fullMapCalls.registerWinners, () => {
    throw new ApiError('refused', 'The room is still open', 400);
  });
  renderFullMaps('/results/41');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Player 1/ }));
  await userEvent.click(button('Continue'));
  expect(await screen.findByText(/The room is still open/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Player 1/ })).toBeChecked();
});

test('a winner who is rewarded already is shown with position and message, and cannot be chosen', async () => {
  winners = [winnerOf(11, 2)];
  renderFullMaps('/results/41');
  expect(await screen.findByText('Position 2')).toBeInTheDocument();
  expect(screen.getByText('“Well played”')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Player 1/ })).toBeDisabled();
});

test('shows the specified text when there is no player to reward', async () => {
  host.on(fullMapCalls.applications, () => []);
  renderFullMaps('/results/41');
  expect(await screen.findByText('No users found.')).toBeInTheDocument();
});

test('a backend that answers 404 for a room without winners has none', async () => {
  host.on(fullMapCalls.winners, () => {
    throw new ApiError('not-found', null, 404);
  });
  await start(1);
  expect(host.made(fullMapCalls.registerWinners)).toHaveLength(1);
});

test('the winners are stepped through, and the last button sends all', async () => {
  const view = await start(1, 2);
  expect(button('Next')).toBeDisabled();
  choose(1);
  await write('Flawless');
  await userEvent.click(button('Next'));
  expect(await screen.findByText('Winner 2 of 2')).toBeInTheDocument();
  expect(button(/^Reward 2/)).toBeDisabled();
  choose(1);
  expect(await screen.findByText(/Position 1 is also assigned to Player 1/)).toBeInTheDocument();
  choose(2);
  expect(within(screen.getByText('Review rewards').parentElement as HTMLElement).getByText('“Flawless”')).toBeInTheDocument();
  expect(puts()).toEqual([]);
  jest.useFakeTimers();
  fireEvent.click(button(/^Reward 2/));
  expect(await screen.findByText('User 12 rewarded successfully!')).toBeInTheDocument();
  expect(screen.getByText('User 11 rewarded successfully!')).toBeInTheDocument();
  expect(puts()).toEqual([
    [11, { position: 1, message: 'Flawless' }],
    [12, { position: 2, message: '' }],
  ]);
  expect(host.toasts.map(({ message }) => message)).toEqual(['All winners rewarded.']);
  await act(() => jest.advanceTimersByTimeAsync(1600));
  expect(view.address()).toBe('/admin/full-map-rooms');
});

test('going back loses nothing, not even to the results and over a reload', async () => {
  await start(1, 2);
  choose(3);
  await write('Bravo');
  await userEvent.click(button('Next'));
  await userEvent.click(button('Back'));
  expect(screen.getByRole('radio', { name: 'Position 3' })).toBeChecked();
  expect(screen.getByLabelText('Message')).toHaveValue('Bravo');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('checkbox', { name: /Player 2/ })).toBeChecked();
  cleanup();
  renderFullMaps('/results/rewards/41');
  expect(await screen.findByLabelText('Message')).toHaveValue('Bravo');
});

test('a run that broke off lists each winner, and resumes after a reload with what is missing', async () => {
  await start(1, 2);
  choose(1);
  await userEvent.click(button('Next'));
  choose(2);
  const works = winners;
  host.on(fullMapCalls.rewardWinner, ({ params, body }) => {
    if (params.userId === 12) throw new ApiError('timeout', null, null);
    winners = works.map((winner) => (winner.user?.id === params.userId ? { ...winner, ...body, message: body.message || null } : winner));
    return { message: null, alreadyPaid: false, amount: null };
  });
  await userEvent.click(button(/^Reward 2/));
  expect(await screen.findByText('1 winner is not rewarded yet.')).toBeInTheDocument();
  expect(screen.getByText('Sent')).toBeInTheDocument();
  expect(screen.getByText('Unknown')).toBeInTheDocument();

  cleanup();
  renderFullMaps('/results/rewards/41');
  expect(await screen.findByText('Rewarding isn’t finished: 1 of 2 winners may not be rewarded yet.')).toBeInTheDocument();
  host.on(fullMapCalls.rewardWinner, () => ({ message: null, alreadyPaid: false, amount: null }));
  await userEvent.click(button('Resume'));
  expect(await screen.findByText('All winners rewarded.')).toBeInTheDocument();
  expect(puts().map(([userId]) => userId)).toEqual([11, 12, 12]);
});

test('a double press of the last button sends once', async () => {
  await start(1);
  choose(1);
  const last = await screen.findByRole('button', { name: 'Reward 1 winner' });
  fireEvent.click(last);
  fireEvent.click(last);
  await screen.findByText('All winners rewarded.');
  expect(puts()).toHaveLength(1);
});

test('winners that were registered elsewhere are rewarded here too', async () => {
  winners = [winnerOf(12), winnerOf(13, 1)];
  renderFullMaps('/results/rewards/41');
  expect(await screen.findByText('Winner 1 of 1')).toBeInTheDocument();
  expect(screen.getAllByText('Player 2')).not.toHaveLength(0);
  expect(screen.queryByText('Player 3')).not.toBeInTheDocument();
});

test('without winners the screen says so and shows the way', async () => {
  renderFullMaps('/results/rewards/41');
  expect(await screen.findByText('No winners found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the results' })).toHaveAttribute('href', '/admin/full-map-rooms/results/41');
});

test('a scheduled room has no winners yet, and players and rooms of nulls break nothing', async () => {
  host.on(fullMapCalls.get, () => ({ ...NULL_FULLMAP, status: 'PENDING' }));
  host.on(fullMapCalls.applications, () => [{ id: null, status: null, requestedAt: null, applicant: null, room: null }, ...requests(1, 1)]);
  winners = [{ user: null, position: null, message: null }];
  renderFullMaps('/results/41');
  expect(await screen.findByText('Complete the room first.')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByText('No ID: can’t be selected')).toBeInTheDocument();
});
