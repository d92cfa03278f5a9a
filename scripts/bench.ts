// `npm run bench -- console [rounds]`, `table [rounds]` or `server [calls]`: what the console costs beside plain programs, against the bars.
const BENCHES: Readonly<Record<string, (count?: number) => Promise<void>>> = {
  console: async (rounds) => (await import('./bench/console.ts')).benchConsole(rounds),
  table: async (rounds) => (await import('./bench/table.ts')).benchTable(rounds),
  server: async (calls) => (await import('./bench/server.ts')).benchServer(calls),
};

const [which = '', count] = process.argv.slice(2);
const bench = BENCHES[which];
if (bench === undefined) console.error(`Name one of these: ${Object.keys(BENCHES).join(', ')}.`);
await bench?.(count === undefined ? undefined : Number(count));
process.exit(bench === undefined ? 2 : 0);

export {};
