// Publishes builds one after the other: `publish-process.ts <folder> <section> <build>…`. Prints `ready`, and begins at the first input.
import { once } from 'node:events';
import { publish } from '../commands.ts';
import { FolderStore } from '../folder-store.ts';
import { keysFrom } from '../registry/signing.ts';
import { quietPublisher } from './quiet-publisher.ts';

const [folder = '', section = '', ...builds] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const store = new FolderStore(folder, keysFrom(process.env, folder));
const publisher = quietPublisher(folder, { store, by: `process ${process.pid}` });
for (const build of builds) await publish(publisher, { folder: section, build });
process.stdout.write('done\n');
process.exit(0);
