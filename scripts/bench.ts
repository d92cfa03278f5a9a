// `npm run bench -- tournaments-table [rows…]`: measures what a person feels, in a real browser, on the built console.
// `npm run bench -- console [rounds] [--against FOLDER]`: how it starts, beside others, and beside another checkout.
import { parseArgs } from 'node:util';

const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });

const BENCHES: Readonly<Record<string, (rows: readonly number[]) => Promise<void>>> = {
  console: async ([rounds]) => (await import('./bench/console-start.ts')).benchConsole({ rounds, ...values }),
  dev: async () => (await import('./bench/dev.ts')).benchDev(),
  landing: async () => (await import('./bench/landing.ts')).benchLanding(),
  table: async (rows) => (await import('./bench/table-limit.ts')).benchTableAgainstLimit(rows),
  server: async (rows) => (await import('./bench/server.ts')).benchServer(rows),
  'topups-table': async (rows) => (await import('./bench/topups-table.ts')).benchTopUpsTable(rows),
  'tournaments-table': async (rows) => (await import('./bench/tournaments-table.ts')).benchTournamentsTable(rows),
  'users-table': async (rows) => (await import('./bench/users-table.ts')).benchUsersTable(rows),
};

const rows = words.map(Number).filter((count) => Number.isInteger(count) && count > 0);
const names = words.filter((word) => !/^\d+$/.test(word));
const unknown = names.filter((name) => BENCHES[name] === undefined);
if (names.length === 0 || unknown.length > 0) {
  console.error(`${unknown.length > 0 ? `Unknown bench: ${unknown.join(', ')}. ` : ''}The benches are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of names) await BENCHES[name]?.(rows);
