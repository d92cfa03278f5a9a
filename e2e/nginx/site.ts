import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, HOST } from '../../tooling/network.ts';
import { startServer } from '../harness/server.ts';
import { ROOT, type SectionName } from '../../tooling/apps.ts';
import { build } from '../../tooling/build.ts';
import { publishingTo } from '../../origin/publishing.ts';
import { createShellServer, servedFrom } from '../../origin/shell-server.ts';
import { publish } from '../../ship/commands.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { signedPublisher } from '../../ship/testing/signed-publisher.ts';

/** What is published: a section of the console, and the public pages. */
const PUBLISHED: readonly SectionName[] = ['mfe-rooms', 'mfe-public'];
const FORMS = '/api/v1/forms/{form}';

export const SHELL_FOLDER = path.join(ROOT, 'shell/dist');

export interface Site {
  /** The public origin: nginx. */
  readonly origin: string;
  /** A section's own origin: nginx too, over the build of mfe-rooms. */
  readonly sectionOrigin: string;
  /** The API and the shell server, past nginx. */
  readonly api: string;
  readonly shell: string;
  /** What is published lies here. */
  readonly folder: string;
  readonly registryKeys: string;
  /** The one hashed file of the shell that was not copied to nginx. */
  readonly notCopied: string;
  readonly nginx: Nginx;
  stopShell(): Promise<void>;
  stopApi(): Promise<void>;
  close(): Promise<void>;
}

/** Copies the shell's hashed files for nginx, as an operator does, except one. Returns its name. */
function collect(folder: string): string {
  mkdirSync(folder);
  const hashed = readdirSync(SHELL_FOLDER).filter((file) => /\.[0-9a-f]{8}\./.test(file));
  const forgotten = hashed.find((file) => hashed.includes(`${file}.gz`)) ?? '';
  for (const file of hashed) if (!file.startsWith(forgotten)) copyFileSync(path.join(SHELL_FOLDER, file), path.join(folder, file));
  return forgotten;
}

/** The whole installation as docs/how-to/run-in-production.md describes it, on this machine, until it is closed. */
export async function openSite(nginx: string): Promise<Site> {
  await build(['shell', ...PUBLISHED], () => undefined);
  const home = mkdtempSync(path.join(tmpdir(), 'arena-operate-'));
  chmodSync(home, 0o755);
  const folder = path.join(home, 'live');
  const remove = () => rmSync(home, { recursive: true, force: true });
  process.once('exit', remove);
  const closing: (() => unknown)[] = [remove];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const { publisher, registryKeys } = signedPublisher(folder);
    for (const name of PUBLISHED) await publish(publisher, { folder: name, build: path.join(ROOT, name, 'dist'), version: '1.0.0' });

    // As the documentation says: the API takes nginx's word about the person's address.
    process.env.TRUST_PROXY = 'loopback';
    const server = await startServer();
    closing.push(() => server.close());
    const settings = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: 'test', formEndpoint: FORMS, registryKeys };
    const shell = await createShellServer({
      folder: SHELL_FOLDER,
      ...servedFrom(folder, settings),
      api: server.origin,
      figures: folder,
      publishing: publishingTo(null),
    });
    const shellOrigin = await shell.listen({ host: HOST, port: 0 });
    closing.push(() => shell.close());

    const notCopied = collect(path.join(home, 'shell'));
    const [port, sectionPort] = [await freePort(), await freePort()].map(String) as [string, string];
    const running = await startNginx(nginx, {
      PORT: port,
      SERVER_NAME: HOST,
      SHELL: new URL(shellOrigin).host,
      API: new URL(server.origin).host,
      SHIP_FOLDER: folder,
      SHELL_FOLDER: path.join(home, 'shell'),
      SECTION_PORT: sectionPort,
      SECTION_FOLDER: path.join(ROOT, 'mfe-rooms/dist'),
    });
    closing.push(() => running.close());
    return {
      origin: `http://${HOST}:${port}`,
      sectionOrigin: `http://${HOST}:${sectionPort}`,
      api: server.origin,
      shell: shellOrigin,
      folder,
      registryKeys: registryKeys.join(','),
      notCopied,
      nginx: running,
      stopShell: () => shell.close(),
      stopApi: () => server.close(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
