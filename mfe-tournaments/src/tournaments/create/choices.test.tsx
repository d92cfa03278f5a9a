import { type Game, gameCalls, type GameMap, type Mode } from '@arena/shared/contract';
import type { FakePlatform } from '@arena/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { installTestHost, renderTournaments } from '../testing';

/*
 * The lists of games, modes and maps arrive in any order, and users don't wait for them. In every order the offered maps, and the
 * chosen one, belong to the chosen game.
 */

let host: FakePlatform;

const gamesFrom = (first: number, titles: readonly string[]): Game[] =>
  titles.map((title, place) => ({ id: first + place, title, description: null }));
const mapsFrom = (first: number, titles: readonly string[]): GameMap[] => titles.map((title, place) => ({ id: first + place, title }));
const OF_PUBG = ['Erangel', 'Miramar', 'Sanhok', 'Vikendi', 'Livik', 'Karakin'];
const OF_FREE_FIRE = ['Bermuda', 'Purgatory', 'Kalahari'];
const MODES: Mode[] = ['Solo', 'Squad', 'Duo'].map((name, place) => ({ id: place + 1, name }));
// The last map has no known game, so each game offers it.
const ANSWERS = {
  games: gamesFrom(1, ['PUBG Mobile', 'Free Fire', 'BGMI']),
  modes: MODES,
  maps: [...mapsFrom(1, [...OF_PUBG, ...OF_FREE_FIRE]), { id: 12, title: 'Nusa' }],
};
type List = keyof typeof ANSWERS;

const field = (name: string) => document.querySelector<HTMLSelectElement>(`select[name=${name}Id]`) as HTMLSelectElement;
const values = (name: string) => [...field(name).options].map(({ value }) => value);
const options = (name: string) => [...field(name).options].map(({ text }) => text);
const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Opens the form before any list is here. Answers how to let one come. */
async function open(answers: typeof ANSWERS = ANSWERS): Promise<(list: List) => Promise<void>> {
  const release: Partial<Record<List, () => void>> = {};
  host = installTestHost();
  const answer = <L extends List>(list: L) => new Promise<(typeof ANSWERS)[L]>((resolve) => (release[list] = () => resolve(answers[list])));
  host.on(gameCalls.games, () => answer('games'));
  host.on(gameCalls.modes, () => answer('modes'));
  host.on(gameCalls.maps, () => answer('maps'));
  renderTournaments();
  fireEvent.click(await screen.findByText('+ Create Tournament'));
  await waitFor(() => expect(field('map')).not.toBeNull());
  return async (list) => {
    await waitFor(() => expect(release[list]).toBeDefined());
    release[list]?.();
    // The modes and the maps have one more than before; the games are exactly those that came.
    await waitFor(() => {
      if (list === 'games') expect(values('game')).toEqual(answers.games.map(({ id }) => String(id)));
      else expect(values(list.slice(0, -1))).toContain(String(answers[list].at(-1)?.id));
    });
  };
}

// The modes have no part in it: they come between the two others, and last.
const ORDERS: readonly (readonly List[])[] = [
  ['games', 'modes', 'maps'],
  ['maps', 'games', 'modes'],
];
const CASES = ORDERS.flatMap((order) => [0, 1, 2, 3].map((after) => [order.join(', '), after, order] as const));

test.each(CASES)('%s: with the game chosen after %i of them, the maps are those of the game', async (_, after, order) => {
  const arrive = await open();
  for (const [place, list] of [...order, null].entries()) {
    if (place === after) choose('game', '2');
    const maps = [...(place >= after ? OF_FREE_FIRE : OF_PUBG), ...(order.slice(0, place).includes('maps') ? ['Nusa'] : [])];
    expect(options('map')).toEqual(maps);
    expect(field('map')).toHaveDisplayValue(maps[0] ?? '');
    if (list !== null) await arrive(list);
  }
  expect(field('game')).toHaveDisplayValue('Free Fire');
  expect([options('map'), field('map').value]).toEqual([[...OF_FREE_FIRE, 'Nusa'], '7']);
});

test('a game that turns out not to be on offer takes its map with it, though the maps are still on their way', async () => {
  const arrive = await open({ ...ANSWERS, games: gamesFrom(1, ['PUBG Mobile']) });
  choose('game', '2');
  expect(field('map')).toHaveDisplayValue('Bermuda');
  await arrive('games');
  expect(field('game')).toHaveDisplayValue('PUBG Mobile');
  expect(options('map')).toEqual(OF_PUBG);
  expect(field('map')).toHaveDisplayValue('Erangel');
  await arrive('maps');
  expect([options('map'), field('map').value]).toEqual([[...OF_PUBG, 'Nusa'], '1']);
});

test.each([[['games', 'maps']], [['maps', 'games']]] as const)(
  'what was chosen before the lists came is found again by its name in a backend with ids of its own: %j',
  async (order) => {
    const arrive = await open({
      games: gamesFrom(20, ['PUBG Mobile', 'Free Fire']),
      modes: MODES,
      maps: mapsFrom(30, [...OF_PUBG, ...OF_FREE_FIRE]),
    });
    choose('game', '2');
    choose('map', '8');
    for (const list of order) await arrive(list);
    expect([field('game').value, field('map').value]).toEqual(['21', '37']);
    expect(field('game')).toHaveDisplayValue('Free Fire');
    expect(field('map')).toHaveDisplayValue('Purgatory');
  },
);
