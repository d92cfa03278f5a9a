import { Linter } from 'eslint';
import { crossing, misnamed, misplaced, sectionShape } from './section-shape.js';

const root = '/house';
const at = (file: string) => `${root}/mfe-rooms/src/${file}`;

test.each([
  ['widgets/Waiting.tsx', '../rooms/RoomCard', false],
  ['widgets/Waiting.tsx', '../rooms/rooms.queries', true],
  ['widgets/Waiting.tsx', '../rooms/paths', true],
  ['widgets/Waiting.tsx', '../common/Card', true],
  ['widgets/Waiting.tsx', '../rooms/testing', false],
  ['widgets/Waiting.test.tsx', '../rooms/testing', true],
  ['rooms/payment/Form.tsx', '../rooms.operations', true],
  ['rooms/payment/Form.tsx', '../../fullmap-rooms/list/FullMapCard', false],
])('%s imports %s: %s', (from, specifier, allowed) => {
  expect(crossing(root, at(from), specifier) === null).toBe(allowed);
});

test.each([
  ['rooms/rooms.queries.ts', true],
  ['fullmap-rooms/fullmaps.queries.ts', false],
  ['rooms/rooms.order.ts', true],
])('%s is named as the shape says: %s', (file, right) => expect(misnamed(root, at(file)) === null).toBe(right));

test.each([
  ['rooms/RoomListPage.tsx', 'useQuery', false],
  ['rooms/rooms.queries.ts', 'useQuery', true],
  ['rooms/payment/pay.ts', 'defineOperation', false],
  ['rooms/rooms.operations.ts', 'defineOperation', true],
  ['rooms/rooms.test.ts', 'defineOperation', true],
])('%s may take %s: %s', (file, name, allowed) => expect(misplaced(root, at(file), name) === null).toBe(allowed));

test.each([
  ['rooms/RoomPage.tsx', "export default function RoomPage() { return '/admin/messages'; }", 1],
  ['rooms/RoomPage.tsx', 'export default function RoomPage() { return `/admin/messages/${1}`; }', 1],
  ['rooms/RoomPage.tsx', 'export function RoomPage() {}', 1],
  ['rooms/paths.ts', "export const roomPaths = '/admin/room-management';", 0],
  ['rooms/testing/index.tsx', 'export function installHost() {}', 1],
  ['rooms/testing/index.tsx', 'export function installTestHost() {}', 0],
  ['rooms/testing/index.tsx', "export { x } from '../x'; export function installTestHost() {}", 0],
])('%s with %s has %d problems', (file, code, problems) => {
  const config = [
    {
      files: ['**/*.ts', '**/*.tsx'],
      plugins: { arena: { rules: { shape: sectionShape } } },
      rules: { 'arena/shape': ['error', { root }] },
    },
  ];
  expect(new Linter({ cwd: root }).verify(code, config as never, { filename: at(file) })).toHaveLength(problems);
});
