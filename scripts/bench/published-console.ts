// `node --import tsx published-console.ts CHECKOUT API`: publishes the builds of a checkout into a folder of its own, and serves
// them as production does, with that checkout's own programs. Prints where, and goes on until it is ended.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Served from '../../origin/shell-server.ts';
import type * as Commands from '../../ship/commands.ts';
import type * as Shell from '../../ship/shell.ts';
import type * as Quiet from '../../ship/testing/quiet-publisher.ts';
import type * as Signed from '../../ship/testing/signed-publisher.ts';

const [checkout = '', api = ''] = process.argv.slice(2);
const taken = <T>(file: string) => import(pathToFileURL(path.join(checkout, file)).href) as Promise<T>;

const { publish } = await taken<typeof Commands>('ship/commands.ts');
const { publishShell } = await taken<typeof Shell>('ship/shell.ts');
const { createShellServer, servedFrom } = await taken<typeof Served>('origin/shell-server.ts');

const folder = mkdtempSync(path.join(tmpdir(), 'arena-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
// Its input ends with the program that has started it.
process.stdin.resume().once('end', () => process.exit(0));

// Signed, where the checkout can sign.
const SIGNED = 'ship/testing/signed-publisher.ts';
const { publisher, registryKeys } = existsSync(path.join(checkout, SIGNED))
  ? (await taken<typeof Signed>(SIGNED)).signedPublisher(folder)
  : { publisher: (await taken<typeof Quiet>('ship/testing/quiet-publisher.ts')).quietPublisher(folder), registryKeys: [] };
await publishShell(publisher, { folder: 'shell', build: path.join(checkout, 'shell/dist'), version: '1.0.0' });
for (const name of readdirSync(checkout).filter((one) => one.startsWith('mfe-')))
  await publish(publisher, { folder: name, build: path.join(checkout, name, 'dist') });
const settings = {
  authScheme: 'Bearer',
  platformTimeZone: 'UTC',
  environment: null,
  formEndpoint: null,
  ...(registryKeys.length === 0 ? {} : { registryKeys }),
};
const server = await createShellServer({ ...servedFrom(folder, settings), api });
console.log(`serves ${await server.listen({ host: '127.0.0.1', port: 0 })}`);
