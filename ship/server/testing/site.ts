import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { FolderStore } from '../../folder-store.ts';
import { type PublishedRegistry, sectionOf } from '../../registry/published-registry.ts';
import { RemoteDesk } from '../../remote.ts';
import { keysFrom } from '../../registry/signing.ts';
import { writeBuild } from '../../testing/small-build.ts';
import { addToken } from '../../tokens.ts';
import { carryCommand } from '../command.ts';
import { publishingTo } from '../../../origin/publishing.ts';
import { createShellServer, servedFrom } from '../../../origin/shell-server.ts';

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null, formEndpoint: null };
export const FOLDER = 'mfe-small';
const ONCE = { attempts: 1, pauseMs: 0 };

/** A console that is published to, with a token of `mfe-small`; new for each test of a file. */
export interface Site {
  readonly live: string;
  readonly url: string;
  readonly port: number;
  /** The token of `mfe-small`. */
  readonly token: string;
  tokenOf(folder: string, days?: number, now?: Date): Promise<string>;
  buildOf(version: string, text?: string, changes?: Partial<SectionDescriptor>): string;
  desk(changes?: { readonly token?: string; readonly at?: string; readonly attempts?: number; readonly dryRun?: boolean }): RemoteDesk;
  publish(version: string, text?: string): Promise<unknown>;
  registry(): Promise<PublishedRegistry>;
  liveVersion(): Promise<string | undefined>;
  /** The versions that the history names, in their order. */
  history(): Promise<readonly string[]>;
  /** Makes a call like any client; returns the status and the message or the answer. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ readonly status: number; readonly answer: Record<string, unknown> }>;
}

/** `isOn`: whether publishing over HTTP is switched on. */
export function useSite(isOn = true): Site {
  let [home, url, token] = ['', '', ''];
  let server: Awaited<ReturnType<typeof createShellServer>>;
  beforeEach(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'arena-site-'));
    const publishing = publishingTo(isOn ? site.live : null, carryCommand);
    server = await createShellServer({ ...servedFrom(site.live, SETTINGS), api: 'http://127.0.0.1:9', publishing });
    url = await server.listen({ host: '127.0.0.1', port: 0 });
    token = await site.tokenOf(FOLDER);
  });
  afterEach(async () => {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  });
  const site: Site = {
    get live() {
      return path.join(home, 'live');
    },
    get url() {
      return url;
    },
    get port() {
      return (server.server.address() as AddressInfo).port;
    },
    get token() {
      return token;
    },
    tokenOf: async (folder, days = 365, now = new Date()) =>
      (await addToken(site.live, { folder, days, by: 'A test', now }, keysFrom(process.env, site.live)())).token,
    buildOf: (version, text = version, changes = {}) => writeBuild(path.join(home, `build-${version}-${text}`), version, text, 2, changes),
    desk: ({ token: shown = token, at = url, attempts = 1, dryRun = false } = {}) =>
      new RemoteDesk(at, shown, { by: 'Wanjiru', why: 'friday', dryRun, say: () => undefined }, { ...ONCE, attempts }),
    publish: (version, text) => site.desk().carryOut({ command: 'publish', folder: FOLDER, build: site.buildOf(version, text) }),
    registry: () => new FolderStore(site.live).read(),
    liveVersion: async () => sectionOf(await site.registry(), FOLDER)?.live.version,
    history: async () => (sectionOf(await site.registry(), FOLDER)?.history ?? []).map(({ version }) => version),
    ask: async (method, address, body, shown = token) => {
      const isBytes = body instanceof Uint8Array;
      const response = await fetch(`${url}/-/ship${address}`, {
        method,
        headers: {
          ...(shown === '' ? {} : { authorization: `Bearer ${shown}` }),
          ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
      });
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
    },
  };
  return site;
}
