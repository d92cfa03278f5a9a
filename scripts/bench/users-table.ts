import { ADMIN } from './console.ts';
import { benchTable } from './table.ts';
import type { TableBench } from './table-phases.ts';

const TYPED = 'championsdaughter';

// Every name holds so many letters of what is typed that each letter loses a part of the rows.
const users = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${TYPED.slice(0, index % (TYPED.length + 1))}z ${(index * 7919) % count}`,
    email: `player.${index}@mail.test`,
    mobileNo: `+2547${String((index * 7919) % 100_000_000).padStart(8, '0')}`,
    balance: ((index * 7919) % 50_000) / 100,
    roles: index % 50 === 0 ? ADMIN.user.roles : [{ id: 502, name: 'ROLE_NORMAL' }],
    imageName: null,
    puId: String(5_100_000_000 + index),
    fuId: null,
    uremark: `player${index}`,
  }));
type User = ReturnType<typeof users>[number];

const USERS: TableBench<User> = {
  section: 'mfe-users',
  path: '/admin/user-management',
  caption: 'Users',
  rows: users,
  answer: (rows) => (path) => (path === '/users/' ? rows : []),
  typed: TYPED,
  matches: ({ name, email, mobileNo }, text) => `${name}\n${email}\n${mobileNo}`.toLowerCase().includes(text),
  orderBy: ['User', 'Mobile', 'Balance'],
};

export const benchUsersTable = (counts: readonly number[]) => benchTable(USERS, counts.length > 0 ? counts : [1000, 50_000]);
