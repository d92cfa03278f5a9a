// Publishes builds one after the other: `publisher.ts <folder> <section> <build>…`. Says `ready`, and begins at the first input.
import { once } from 'node:events';
import { publish } from '../commands.ts';
import { FolderStore } from '../folder-store.ts';

const [folder = '', section = '', ...builds] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const desk = {
  store: new FolderStore(folder),
  by: `process ${process.pid}`,
  why: '',
  now: () => new Date(),
  dryRun: false,
  say: () => undefined,
};
for (const build of builds) await publish(desk, { folder: section, build });
process.stdout.write('done\n');
process.exit(0);
