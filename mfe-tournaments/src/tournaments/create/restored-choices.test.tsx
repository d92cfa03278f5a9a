import { gameCalls, type Mode } from '@arena/shared/contract';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, renderTournaments } from '../testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

const OWN_MODES: Mode[] = [
  { id: 5, name: 'Solo' },
  { id: 6, name: 'Squad' },
];
const never = () => new Promise<never>(() => undefined);

/** Says what a list answers, when the test lets it. */
function later<T>() {
  let answer: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => ([answer, fail] = [resolve, reject]));
  return { promise, answer: (value: T) => act(async () => answer(value)), fail: () => act(async () => fail(new Error('Lost'))) };
}
async function open(draft: Readonly<Record<string, string>> = {}) {
  if (Object.keys(draft).length > 0) sessionStorage.setItem('arena.draft.3.tournament-create', JSON.stringify(draft));
  renderTournaments();
  await userEvent.click(await screen.findByRole('button', { name: '+ Create Tournament' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Tournament' }));
  return (label: 'Game' | 'Mode' | 'Map') => dialog.getByLabelText(label);
}

test('a mode of the backend, restored before its list is here, stays chosen', async () => {
  const modes = later<Mode[]>();
  host.on(gameCalls.modes, () => modes.promise);
  const field = await open({ title: 'Sunday Cup', modeId: '6' });
  expect(field('Mode')).toHaveValue('6');
  expect(field('Mode')).toHaveDisplayValue('No. 6');
  await modes.answer(OWN_MODES);
  await waitFor(() => expect(field('Mode')).toHaveDisplayValue('Squad'));
  expect(within(field('Mode')).getAllByRole('option')).toHaveLength(2);
});

test('a game and a map of the backend, restored before their lists are here, stay chosen, whichever comes first', async () => {
  const games = later<{ id: number; title: string; description: null }[]>();
  const maps = later<{ id: number; title: string }[]>();
  host.on(gameCalls.games, () => games.promise);
  host.on(gameCalls.maps, () => maps.promise);
  const field = await open({ gameId: '21', mapId: '32' });
  await maps.answer([
    { id: 31, title: 'North' },
    { id: 32, title: 'South' },
  ]);
  await waitFor(() => expect(field('Map')).toHaveDisplayValue('South'));
  expect(field('Game')).toHaveValue('21');
  await games.answer([
    { id: 20, title: 'Chess', description: null },
    { id: 21, title: 'Go', description: null },
  ]);
  await waitFor(() => expect(field('Game')).toHaveDisplayValue('Go'));
  expect(field('Map')).toHaveDisplayValue('South');
});

test.each([
  ['the list has come without it', (modes: ReturnType<typeof later<Mode[]>>) => modes.answer(OWN_MODES), '5'],
  ['the list has failed', (modes: ReturnType<typeof later<Mode[]>>) => modes.fail(), '1'],
])('replaces a restored mode that does not exist with the first one when %s', async (_, settle, first) => {
  const modes = later<Mode[]>();
  host.on(gameCalls.modes, () => modes.promise);
  const field = await open({ modeId: '9' });
  expect(field('Mode')).toHaveValue('9');
  await settle(modes);
  await waitFor(() => expect(field('Mode')).toHaveValue(first));
});

test('while the lists are on their way the first options are chosen, also in the place of an empty choice', async () => {
  for (const call of [gameCalls.games, gameCalls.modes, gameCalls.maps]) host.on(call, never);
  const field = await open({ title: 'Sunday Cup', gameId: '', modeId: '', mapId: '' });
  expect([field('Game'), field('Mode'), field('Map')].map((select) => (select as HTMLSelectElement).value)).toEqual(['1', '1', '1']);
});

test('while the maps are on their way another game begins with a map of its own', async () => {
  host.on(gameCalls.maps, never);
  const field = await open();
  await userEvent.selectOptions(field('Game'), 'Free Fire');
  expect(field('Map')).toHaveDisplayValue('Bermuda');
});
