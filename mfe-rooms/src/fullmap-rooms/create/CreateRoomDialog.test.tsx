import { fullMapCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform } from '@arena/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FULLMAP, fullMapOf, installHost, pageOf, renderFullMaps } from '../testing';

const FILLED = {
  ...{ title: 'Friday Cup', rules: 'No emulators', gameId: '1', modeId: '2', mapId: '3', entryFee: '0', prizePool: '500' },
  ...{ startsAt: '2030-11-25T20:00', durationMinutes: '35', maxPlayers: '25', top5: '100', accessId: '9001', password: 'secret' },
};
let host: FakePlatform;
let view: ReturnType<typeof renderFullMaps>;

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
};
const submitButton = () => document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]') as HTMLButtonElement;
const press = () => fireEvent.click(submitButton());
const sent = () => host.made(fullMapCalls.create);
const open = async () => {
  view = renderFullMaps('?create=1');
  await screen.findByRole('dialog');
};
const start = async () => {
  await open();
  fill(FILLED);
};

beforeEach(() => {
  host = installHost();
  host.on(fullMapCalls.create, () => ({}));
});
afterEach(() => {
  jest.useRealTimers();
  expect(host.unhandled).toEqual([]);
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
  view = renderFullMaps('?create=1');
  await screen.findByRole('dialog');
  fill(FILLED);
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

test('after a time-out the list is asked before the room is sent again', async () => {
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  await start();
  press();
  expect(await screen.findByText('Failed to create room.')).toBeInTheDocument();
  expect(dialog().getByText(/the room may exist all the same/)).toBeInTheDocument();

  host.on(fullMapCalls.listByStatus, ({ params }) =>
    pageOf(params.status === 'PENDING' ? [fullMapOf({ id: 99, title: 'Friday Cup', accessId: '9001' })] : []),
  );
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

test('a room that the list does not show can be sent again', async () => {
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  await start();
  press();
  await userEvent.click(await screen.findByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('The list does not show this room. You can send it again.')).toBeInTheDocument();
  host.on(fullMapCalls.create, () => ({}));
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent()).toHaveLength(2);
});

test('nothing is sent again while the list cannot be read', async () => {
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  await start();
  press();
  await screen.findByText('Failed to create room.');
  host.on(fullMapCalls.listByStatus, () => {
    throw new ApiError('network', null, null);
  });
  press();
  expect(await screen.findByText('The list could not be read, so nothing was sent.')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});

/** The room is sent and exists, but its answer never comes; the form is closed and opened again with what was typed. */
async function sendWithoutAnswer(): Promise<void> {
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  await start();
  press();
  await screen.findByText('Failed to create room.');
  host.on(fullMapCalls.create, () => ({}));
  host.on(fullMapCalls.listByStatus, ({ params }) =>
    pageOf(params.status === 'PENDING' ? [fullMapOf({ id: 99, title: 'Friday Cup', accessId: '9001' })] : []),
  );
  cleanup();
  await open();
  await screen.findByText('“Friday Cup” was sent and no answer came.');
}
const checkTheList = async () => userEvent.click(await screen.findByRole('button', { name: 'Check the list' }));

test.each([
  ['another title', { title: 'Saturday Cup' }],
  ['another in-game id', { accessId: '9002' }],
])('a sent room that is found does not throw away a form with %s', async (_, changes) => {
  await sendWithoutAnswer();
  fill({ ...changes, password: 'secret' });
  const reads = host.made(fullMapCalls.listByStatus).length;
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText('“Friday Cup” exists: it was created when it was sent.')).toBeInTheDocument();
  expect(dialog().getByText('What is in the form now has not been sent.')).toBeInTheDocument();
  expect(screen.queryByText('Room created successfully!')).not.toBeInTheDocument();
  expect(screen.queryByText(/no answer came/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(view.address()).toContain('create=1');
  // Both lists, and not only the one that was looked at.
  expect(
    host
      .made(fullMapCalls.listByStatus)
      .slice(reads)
      .map(({ input }) => input.params),
  ).toContainEqual({ status: 'PRIVATE' });
  jest.useRealTimers();

  cleanup();
  await open();
  for (const [name, value] of Object.entries(changes)) await waitFor(() => expect(field(name)).toHaveValue(value));
  fill({ password: 'secret' });
  press();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  expect(sent().map(({ input }) => input.body)).toEqual([expect.anything(), expect.objectContaining(changes)]);
});

test.each(['the same room', 'nothing'])('a sent room that is found is the success of a form that holds %s', async (held) => {
  await sendWithoutAnswer();
  if (held === 'nothing') await userEvent.click(dialog().getByRole('button', { name: 'Clear the restored draft' }));
  await checkTheList();
  expect(await screen.findByText('Room created successfully!')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/admin/full-map-rooms'), { timeout: 3000 });
  expect(sent()).toHaveLength(1);
});

test('a session without an id sends nothing and says why', async () => {
  host = installHost({ user: build.user({ id: null, roles: [{ id: 501, name: 'ROLE_ADMIN' }] }) });
  await start();
  expect(dialog().getByText(/This session does not say who you are/)).toBeInTheDocument();
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
  expect([...(field('mapId') as unknown as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
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
  await userEvent.click(dialog().getByRole('button', { name: 'Clear the restored draft' }));
  expect(field('title')).toHaveValue('');
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
