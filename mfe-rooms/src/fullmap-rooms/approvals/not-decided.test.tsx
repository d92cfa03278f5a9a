import { type FullMapApplication, fullMapCalls } from '@arena/shared/contract';
import { ApiError, platform } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullMapKeys } from '../fullmap-rooms.queries';
import { installTestHost, renderFullMaps, requests } from '../testing';

let host: FakePlatform;
let pending: FullMapApplication[];
let players: FullMapApplication[];

const open = async () => {
  const view = renderFullMaps('/approvals/41');
  await screen.findByRole('heading', { name: 'Approval list' });
  await waitFor(() => expect(screen.queryByText('Loading the requests')).not.toBeInTheDocument());
  return view;
};
const row = (number: number) => within(screen.getByRole('listitem', { name: `Request of Player ${number}` }));
const button = (name: string) => screen.getByRole('button', { name });
const decisions = () => host.made(fullMapCalls.decide).map(({ input }) => [input.params.fullmapAppId, input.body.action]);
const refresh = () => act(() => platform().queryClient.invalidateQueries({ queryKey: fullMapKeys.all }));
const fail = (kind: ApiError['kind'], message: string | null, status: number | null) => () => {
  throw new ApiError(kind, message, status);
};

beforeEach(() => {
  host = installTestHost();
  pending = requests(1, 2);
  players = requests(5);
  host.on(fullMapCalls.applications, ({ query }) => (query.status === 'PENDING' ? pending : players));
  host.on(fullMapCalls.decide, ({ params, body }) => {
    players = [...players, ...pending.filter(({ id }) => id === params.fullmapAppId && body.action === 'ACCEPT')];
    pending = pending.filter(({ id }) => id !== params.fullmapAppId);
    return {};
  });
});
afterEach(() => {
  jest.useRealTimers();
  expect(host.unhandled).toEqual([]);
});

test.each([
  ['not-found', 404],
  ['refused', 400],
] as const)('a request that was decided elsewhere (%s) says so and becomes inert', async (kind, status) => {
  await open();
  const refuse = fail(kind, 'This request is no longer pending', status);
  // Somebody is faster between the look at the list and the sending.
  host.on(fullMapCalls.decide, () => {
    pending = requests(2);
    return refuse();
  });
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('Decided elsewhere meanwhile. This request is no longer pending')).toBeInTheDocument();
  expect(row(1).queryByRole('button')).not.toBeInTheDocument();
});

test('a request that is gone from the list by now is not decided a second time', async () => {
  await open();
  pending = requests(2);
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('Decided elsewhere meanwhile.')).toBeInTheDocument();
  expect(decisions()).toHaveLength(0);
});

test('nothing is sent when the list cannot be read first', async () => {
  await open();
  host.on(fullMapCalls.applications, fail('network', 'x', null));
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText(/nothing was sent/)).toBeInTheDocument();
  expect(decisions()).toHaveLength(0);
});

test('a refusal for another reason is shown, and the request stays open', async () => {
  host.on(fullMapCalls.decide, fail('refused', 'The player has too few coins', 400));
  await open();
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('The player has too few coins')).toBeInTheDocument();
  expect(button('Accept Player 1')).toBeEnabled();
});

test('a request without an answer is read back before it can be decided again', async () => {
  host.on(fullMapCalls.decide, fail('timeout', null, null));
  await open();
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText('Something went wrong. The request is still pending. You can decide it again.')).toBeInTheDocument();
  expect(button('Accept Player 1')).toBeEnabled();
});

const PENDING = 'The request is still pending. You can decide it again.';
const DECIDED = 'The request is decided all the same. The players below say how.';
const UNKNOWN = 'Whether it was decided is not known yet.';
test.each([
  ['Seats are gone', 'still pending', `Seats are gone. ${PENDING}`],
  [null, 'still pending', `Something went wrong. ${PENDING}`],
  ['Seats are gone', 'decided', `Seats are gone. ${DECIDED}`],
  [null, 'decided', `Something went wrong. ${DECIDED}`],
  ['Seats are gone', 'not readable', `Seats are gone. ${UNKNOWN}`],
])('a failed accept says what the server said (%s), and what became of it (%s) besides', async (message, now, words) => {
  const refuse = fail('server', message, 500);
  host.on(fullMapCalls.decide, async () => {
    // As every answer does, it comes after what was read before has been drawn.
    await screen.findByRole('button', { name: 'Accept Player 1', busy: true });
    if (now === 'decided') pending = requests(2);
    if (now === 'not readable') host.on(fullMapCalls.applications, fail('server', null, 500));
    return refuse();
  });
  await open();
  await userEvent.click(button('Accept Player 1'));
  expect(await screen.findByText(words)).toBeInTheDocument();
  // It stays with every reading that follows.
  await refresh();
  expect(screen.getByText(words)).toBeInTheDocument();
});
