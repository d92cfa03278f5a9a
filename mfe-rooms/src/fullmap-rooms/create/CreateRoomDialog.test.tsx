import { fullMapCalls, gameCalls, type GameMap } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform } from '@arena/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FULLMAP, installTestHost, pageOf } from '../testing';
import { dialog, field, fill, open, press, start, submitButton } from './testing';

let host: FakePlatform;
const sent = () => host.made(fullMapCalls.create);

beforeEach(() => {
  host = installTestHost();
  host.on(fullMapCalls.create, () => ({}));
});
afterEach(() => {
  jest.useRealTimers();
});

test('an empty form names its first field, marks all, and sends nothing', async () => {
  await open();
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill title');
  for (const key of ['content', 'entryFee', 'startTime', 'duration', 'pricePool', 'maxplayer', 'roomId', 'roomPw']) {
    expect(dialog().getByText(`Please fill ${key}`)).toBeInTheDocument();
  }
  expect(dialog().getAllByText('Please select Game, Mode & Map')).toHaveLength(3);
  expect(dialog().getByText('Please set at least one winner reward')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('the room is sent in the name of the administrator, and the form closes after a second', async () => {
  jest.useFakeTimers();
  const view = await start();
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent().map(({ input }) => input)).toEqual([
    {
      params: { userId: 1, gameId: 1, modeId: 2, mapId: 3 },
      body: {
        title: 'Friday Cup',
        rules: 'No emulators',
        entryFee: 0,
        startsAt: new Date('2030-11-25T20:00').toISOString(),
        durationMinutes: 35,
        prizePool: 500,
        maxPlayers: 25,
        accessId: '9001',
        password: 'secret',
        rewards: { top5: '100', top10: null, top15: null },
      },
    },
  ]);
  // The second in which it is still there is no second chance.
  expect(submitButton()).toBeDisabled();
  fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
  await act(() => jest.advanceTimersByTimeAsync(990));
  expect(view.address()).toContain('create=1');
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(view.address()).toBe('/admin/full-map-rooms');
  expect(sent()).toHaveLength(1);
});

test('a double click and a held Enter make one room', async () => {
  let answer: (value: unknown) => void = () => undefined;
  host.on(fullMapCalls.create, () => new Promise((resolve) => (answer = resolve)));
  await start();
  press();
  press();
  for (let times = 0; times < 5; times += 1) fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await act(async () => answer({}));
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('a refusal is shown in its words and at its field, and keeps what was typed', async () => {
  host.on(fullMapCalls.create, () => {
    throw new ApiError('refused', null, 400, { pricePool: 'must be smaller' });
  });
  await start();
  press();
  expect(await screen.findByText('Failed to create room.')).toBeInTheDocument();
  expect(dialog().getAllByText(/must be smaller/).length).toBeGreaterThan(0);
  expect(field('title')).toHaveValue('Friday Cup');
  expect(field('password')).toHaveValue('secret');
  host.on(fullMapCalls.create, () => ({}));
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
});

test('a session without an id sends nothing and says why', async () => {
  host = installTestHost({ user: build.user({ id: null, roles: [{ id: 501, name: 'ROLE_ADMIN' }] }) });
  await start();
  expect(dialog().getByText(/We couldn’t identify your account/)).toBeInTheDocument();
  expect(submitButton()).toBeDisabled();
  fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
  await waitFor(() => expect(field('title')).toHaveValue('Friday Cup'));
  expect(sent()).toEqual([]);
});

test('a map of the other game does not stay chosen', async () => {
  await start();
  expect(field('mapId')).toHaveValue('3');
  fill({ gameId: '2' });
  await waitFor(() => expect(field('mapId')).toHaveValue(''));
  expect([...field('mapId').querySelectorAll('option')].map(({ text }) => text)).toEqual([
    'Choose a map',
    'Bermuda',
    'Purgatory',
    'Kalahari',
  ]);
});

test('the reward string is shown as it will be sent', async () => {
  await start();
  fill({ top15: '25' });
  expect(await screen.findByText('5:100,15:25')).toBeInTheDocument();
});

test('what was typed survives a reload, but not the password', async () => {
  await start();
  cleanup();
  await open();
  await waitFor(() => expect(field('title')).toHaveValue('Friday Cup'));
  expect(field('password')).toHaveValue('');
  await userEvent.click(dialog().getByRole('button', { name: 'Discard draft' }));
  expect(field('title')).toHaveValue('');
});

test('a map that only the backend has, restored before the maps are here, is still chosen when they are', async () => {
  let arrive: (maps: GameMap[]) => void = () => undefined;
  host.on(gameCalls.maps, () => new Promise((resolve) => (arrive = resolve)));
  sessionStorage.setItem('arena.draft.1.fullmap-create', JSON.stringify({ title: 'Friday Cup', gameId: '1', mapId: '32' }));
  await open();
  arrive([{ id: 32, title: 'Nusa' }]);
  await waitFor(() => expect(field('mapId')).toHaveDisplayValue('Nusa'));
});

test('the last room can be taken as a draft, after a question when something was typed', async () => {
  host.on(fullMapCalls.listByStatus, ({ params }) => pageOf(params.status === 'PENDING' ? [FULLMAP] : []));
  await start();
  host.answerQuestions(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate last room' }));
  expect(field('title')).toHaveValue('Friday Cup');
  host.answerQuestions(true);
  await userEvent.click(dialog().getByRole('button', { name: 'Duplicate last room' }));
  await waitFor(() => expect(field('title')).toHaveValue('Friday Night Erangel'));
  expect(field('startsAt')).toHaveValue('');
  expect(field('password')).toHaveValue('');
});
