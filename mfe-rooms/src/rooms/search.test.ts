import type { Room } from '@arena/shared/contract';
import { findRooms } from './rooms.queries';
import { NULL_ROOM, ROOM, roomOf } from './testing';

const matchesSearch = (room: Room, search: string) => findRooms([room], search).length === 1;

test.each([
  ['part of the room id', '204'],
  ['the game title in any case', 'pubg'],
  ["part of the creator's name", 'MALIK'],
  ["part of the opponent's name", 'ishaan'],
  ['nothing but blanks', '   '],
])('a room is found by %s', (_, text) => {
  expect(matchesSearch(ROOM, text)).toBe(true);
});

test('a room is not found by its game type or its money', () => {
  expect(matchesSearch(ROOM, '1v1')).toBe(false);
  expect(matchesSearch(ROOM, '38')).toBe(false);
});

test('a room with nothing in it is found by nothing, and breaks nothing', () => {
  expect(matchesSearch(NULL_ROOM, 'null')).toBe(false);
  expect(matchesSearch(NULL_ROOM, '')).toBe(true);
});

test('a part of an id finds all rooms that have it', () => {
  const rooms = [roomOf({ id: 12 }), roomOf({ id: 7 }), roomOf({ id: 112 })];
  expect(findRooms(rooms, '12').map((room) => room.id)).toEqual([112, 12]);
});
