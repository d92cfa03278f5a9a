import tseslint from 'typescript-eslint';
import { Linter } from 'eslint';
import { fileNames } from './file-names.js';

test.each([
  ['RoomCard.tsx', 'export function RoomCard() {}', null],
  ['room-card.tsx', 'export const RoomCard = () => null;', 'RoomCard.tsx'],
  ['room-page.tsx', 'export default function RoomListPage() {}', 'RoomListPage.tsx'],
  ['useRooms.ts', 'export function useRooms() {}', null],
  ['use-rooms.ts', 'export function useRooms() {}', 'useRooms.ts'],
  ['useRoom.ts', 'export function useRooms() {}', 'use-room.ts'],
  ['roomBadge.tsx', 'export const roomBadge = () => null;', 'room-badge.tsx'],
  ['Cells.tsx', 'export function Person() {} export function Roles() {}', 'cells.tsx'],
  ['Room.ts', 'export class Room {}', 'room.ts'],
  ['columns.tsx', 'export const COLUMNS = [];', null],
  ['room.tsx', 'export interface Room { id: number }', null],
  ['RoomCard.test.tsx', '', null],
  ['useRooms.test.ts', '', null],
  ['roomBadge.test.tsx', '', 'room-badge.test.tsx'],
  ['section-shape.d.ts', '', null],
])('%s with `%s` should be called %s', (file, code, wanted) => {
  const config = [
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser: tseslint.parser },
      plugins: { arena: { rules: { names: fileNames } } },
      rules: { 'arena/names': 'error' },
    },
  ];
  const messages = new Linter({ cwd: '/house' }).verify(code, config as never, { filename: `/house/${file}` });
  expect(messages.map(({ message }) => message)).toEqual(wanted === null ? [] : [`Call it ${wanted}.`]);
});
