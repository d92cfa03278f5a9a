// `npm run bench -- console [rounds] | table [rounds] | server [calls]`: compares the console with plain programs.
const [which = '', count] = process.argv.slice(2);
if (!['console', 'table', 'server'].includes(which)) {
  console.error('Name one of these: console, table, server.');
  process.exit(2);
}
const { bench } = (await import(`./bench/${which}.ts`)) as { bench(count?: number): Promise<void> };
await bench(count === undefined ? undefined : Number(count));
process.exit(0);
export {};
