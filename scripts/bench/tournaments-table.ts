import { ADMIN } from './console.ts';
import { benchTable, pageOf } from './table.ts';
import type { TableBench } from './table-phases.ts';

const TYPED = 'aurorachampions';
const STATUSES = ['PENDING', 'ONGOING', 'COMPLETED'];

// Every title holds so many letters of what is typed that each letter loses a sixteenth of the rows.
const tournaments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    postId: index + 1,
    title: `${TYPED.slice(0, index % (TYPED.length + 1))}z ${(index * 7919) % count}`,
    content: 'Be on time, in full crew. No emulators: ten of them were found out in June, the winner among them.'.replaceAll('a', 'e'),
    status: STATUSES[index % 3],
    addedDate: [2026, 11, 1, 10, 0],
    startTime: [2026, 1 + (index % 12), 1 + (index % 28), index % 24, 30],
    entryFee: index % 50,
    winingPrices: ((index * 7919) % 5000) + 0.5,
    totalParticipant: index % 120,
    game: { gameId: 1 + (index % 2), gameTitle: index % 2 === 0 ? 'PUBG Mobile' : 'Free Fire' },
    gameMode: { modeId: 1, modeName: 'Solo' },
    map: { mapId: 1, mapTitle: 'Erangel' },
    user: ADMIN.user,
  }));
export type Tournament = ReturnType<typeof tournaments>[number];

const matches = ({ title, content }: Tournament, text: string) => `${title}\n${content}`.toLowerCase().includes(text.toLowerCase());

export const TOURNAMENTS: TableBench<Tournament> = {
  section: 'mfe-tournaments',
  path: '/admin/tournaments',
  caption: 'Tournaments',
  rows: tournaments,
  answer: (rows) => (path, query) => {
    if (path === '/posts/search') return rows.filter((row) => matches(row, query.get('keywords') ?? ''));
    return pageOf(path === '/posts' ? rows : []);
  },
  typed: TYPED,
  matches,
  searchCall: '/posts/search',
  orderBy: ['Tournament Name', 'Prize Pool', 'Participants', 'Start Date & Time'],
};

export const benchTournamentsTable = (counts: readonly number[]) => benchTable(TOURNAMENTS, counts.length > 0 ? counts : [1000, 10_000]);
