import type { LocalDateTime } from '@arena/shared/contract';
import { findRooms } from './rooms.queries';
import { roomOf } from './testing';

const at = (text: string) => text as LocalDateTime;

test('the newest room comes first, of one time the higher number, and one without a time last', () => {
  const rooms = [
    roomOf({ id: 1, createdAt: null }),
    roomOf({ id: 2, createdAt: at('2026-11-20T09:00:00') }),
    roomOf({ id: 5, createdAt: at('2026-11-21T09:00:00') }),
    roomOf({ id: null, createdAt: at('2026-11-21T09:00:00') }),
    roomOf({ id: 6, createdAt: at('2026-11-21T09:00:00') }),
  ];
  expect(findRooms(rooms, '').map(({ id }) => id)).toEqual([6, 5, null, 2, 1]);
});
