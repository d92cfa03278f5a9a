import { benchTable } from './table.ts';
import type { TableBench } from './table-phases.ts';

const TYPED = 'championsdaughter';
const GAMES = ['PUBG Mobile', 'Free Fire', 'BGMI'];

// Every name holds so many letters of what is typed that each letter loses a part of the rows.
const topUps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    topupId: index + 1,
    status: 'PENDING',
    amount: ((index * 7919) % 50_000) / 100,
    itemName: `${(index % 9) + 1}00 UC`,
    game: { gameId: 1 + (index % 3), gameTitle: GAMES[index % 3] },
    user: {
      id: (index * 31) % 5000,
      name: `${TYPED.slice(0, index % (TYPED.length + 1))}z ${(index * 7919) % count}`,
      email: `player.${index}@mail.test`,
      mobileNo: `+2547${String((index * 7919) % 100_000_000).padStart(8, '0')}`,
    },
    requestedAt: [2026, 11, 1 + (index % 20), index % 24, index % 60],
    processedAt: null,
    processedBy: null,
  }));
type TopUp = ReturnType<typeof topUps>[number];

const TOP_UPS: TableBench<TopUp> = {
  section: 'mfe-finance',
  path: '/admin/top-up-manage',
  caption: 'Top-up requests, pending',
  rows: topUps,
  answer: (rows) => (path) => (path === '/topup/status/PENDING' ? rows : []),
  typed: TYPED,
  matches: ({ topupId, user: { name, email, mobileNo } }, text) =>
    `${name}\n${email}\n${mobileNo}\n${topupId}`.toLowerCase().includes(text),
  orderBy: ['Request ID', 'Amount', 'Game', 'User'],
};

export const benchTopUpsTable = (counts: readonly number[]) => benchTable(TOP_UPS, counts.length > 0 ? counts : [1000, 10_000]);
