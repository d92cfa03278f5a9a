// `npm run bench -- tournaments-table`: measures what a person feels, in a real browser, on the built console.
export {};
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  'tournaments-table': async () => (await import('./bench/tournaments-table.ts')).benchTournamentsTable(),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => BENCHES[name] === undefined);
if (names.length === 0 || unknown.length > 0) {
  console.error(`${unknown.length > 0 ? `Unknown bench: ${unknown.join(', ')}. ` : ''}The benches are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of names) await BENCHES[name]?.();
