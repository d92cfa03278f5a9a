import { NULL_TOURNAMENT, tournamentOf } from '../testing';
import { STATUS_TABS } from '../tournaments.status';
import { callFor, gameIdOf, localFilter } from './list-call';

const [ALL, , ONGOING] = STATUS_TABS;
const GAMES = [{ id: 1, name: 'PUBG Mobile' }];
const cup = tournamentOf({ title: 'Aurora Cup', status: 'ONGOING' });

test.each([
  ['text wins over everything', { keywords: ' cup ', gameId: 1, tab: ONGOING }, { kind: 'search', keywords: 'cup' }],
  ['a game wins over the tab', { keywords: '', gameId: 1, tab: ONGOING }, { kind: 'game', gameId: 1 }],
  ['the tab reads by its status', { keywords: '', gameId: null, tab: ONGOING }, { kind: 'tab', status: 'ONGOING' }],
  ['All Tournaments asks for all', { keywords: '', gameId: null, tab: ALL }, { kind: 'tab', status: null }],
  ['blanks are no text', { keywords: '  ', gameId: null, tab: ALL }, { kind: 'tab', status: null }],
])('%s', (_, filters, call) => {
  expect(callFor(filters)).toEqual(call);
});

test('nothing is filtered here while the tab alone was asked for', () => {
  expect(localFilter({ keywords: '', gameId: null, tab: ONGOING }, '', GAMES)).toBeNull();
});

test('what a search found is narrowed down to game and status, and not searched again', () => {
  const filter = localFilter({ keywords: 'anything', gameId: 1, tab: ONGOING }, 'Anything', GAMES);
  expect(filter?.(cup)).toBe(true);
  expect(filter?.(tournamentOf({ status: 'PENDING' }))).toBe(false);
  expect(filter?.(tournamentOf({ status: 'ONGOING', game: { id: 2, title: 'Free Fire', description: null } }))).toBe(false);
});

test('what a game holds is narrowed down to the status', () => {
  const filter = localFilter({ keywords: '', gameId: 1, tab: ONGOING }, '', GAMES);
  expect([cup, tournamentOf({ status: 'COMPLETED' })].filter((one) => filter?.(one))).toEqual([cup]);
});

test('what is being typed narrows down what is here, until it was searched for', () => {
  const filter = localFilter({ keywords: '', gameId: null, tab: ALL }, ' AURORA', GAMES);
  expect([cup, tournamentOf(), NULL_TOURNAMENT].filter((one) => filter?.(one))).toEqual([cup]);
});

test('a game without an id is known by its title', () => {
  const filter = localFilter({ keywords: 'x', gameId: 1, tab: ALL }, 'x', GAMES);
  expect(filter?.(tournamentOf({ game: { id: null, title: 'PUBG Mobile', description: null } }))).toBe(true);
  expect(filter?.(NULL_TOURNAMENT)).toBe(false);
});

test('777 means all games, and so does a word that is no id', () => {
  expect(['777', '', 'x', '0', '2'].map(gameIdOf)).toEqual([null, null, null, null, 2]);
});
