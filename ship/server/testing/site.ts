import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { FolderStore } from '../../folder-store.ts';
import { sectionOf } from '../../registry/published-registry.ts';
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

/** A console that is published to, with a token of `mfe-small`; new for each test of a file. `isOn`: whether it allows that over HTTP. */
export function useSite(isOn = true) {
  let [home, url, token] = ['', '', ''];
  const live = () => path.join(home, 'live');
  const tokenOf = async (folder: string, days = 365, now = new Date()) =>
    (await addToken(live(), { folder, days, by: 'A test', now }, keysFrom(process.env, live())())).token;
  let server: Awaited<ReturnType<typeof createShellServer>>;
  beforeEach(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'arena-site-'));
    const publishing = publishingTo(isOn ? live() : null, carryCommand);
    server = await createShellServer({ ...servedFrom(live(), SETTINGS), api: 'http://127.0.0.1:9', publishing });
    url = await server.listen({ host: '127.0.0.1', port: 0 });
    token = await tokenOf(FOLDER);
  });
  afterEach(async () => {
    await server.close();
    rmSync(home, { recursive: true, force: true });
  });
  const buildOf = (version: string, text = version, changes: Partial<SectionDescriptor> = {}) =>
    writeBuild(path.join(home, `build-${version}-${text}`), version, text, 2, changes);
  const desk = ({ token: shown = token, at = url, attempts = 1, dryRun = false } = {}) =>
    new RemoteDesk(at, shown, { by: 'Wanjiru', why: 'friday', dryRun, say: () => undefined }, { ...ONCE, attempts });
  const registry = () => new FolderStore(live()).read();
  return {
    get live() {
      return live();
    },
    get url() {
      return url;
    },
    get port() {
      return (server.server.address() as AddressInfo).port;
    },
    /** The token of `mfe-small`. */
    get token() {
      return token;
    },
    ...{ tokenOf, buildOf, desk, registry },
    publish: (version: string, text?: string) => desk().carryOut({ command: 'publish', folder: FOLDER, build: buildOf(version, text) }),
    liveVersion: async () => sectionOf(await registry(), FOLDER)?.live.version,
    /** The versions that the history names, in their order. */
    history: async () => (sectionOf(await registry(), FOLDER)?.history ?? []).map(({ version }) => version),
    /** Makes a call like any client; returns the status and the message or the answer. */
    ask: async (method: string, address: string, body?: unknown, shown = token) => {
      const isBytes = body instanceof Uint8Array;
      const response = await fetch(`${url}/-/ship${address}`, {
        method,
        headers: {
          ...(shown === '' ? {} : { authorization: `Bearer ${shown}` }),
          ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        },
        body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      });
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
    },
  };
}
