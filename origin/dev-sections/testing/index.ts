import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { publishShell } from '../../../ship/shell.ts';
import { signedPublisher } from '../../../ship/testing/signed-publisher.ts';
import { quietPublisher } from '../../../ship/testing/quiet-publisher.ts';
import { writeShell } from '../../../ship/testing/small-build.ts';
import { createShellServer, servedFrom } from '../../shell-server.ts';
import type { DevSectionsSettings } from '../serve.ts';

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
const SITE = 'https://console.example';
const DOCUMENT = '<script type="application/json">__REGISTRY__</script>';

/** What a browser adds to what a page of the console asks. */
export const OWN_PAGE = { origin: SITE, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

interface Question {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Asks a server with exactly these headers: `fetch` would write some of them itself. */
async function ask(at: string, { method = 'GET', url, headers = {}, payload }: Question) {
  const request = httpRequest(at + url, { method, headers });
  request.end(payload);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
    cookie: response.headers['set-cookie']?.[0],
  };
}
export type Answer = Awaited<ReturnType<typeof ask>>;

/**
 * A console with a backend that knows its administrators by their tokens; its server can be started again with other settings.
 * `isSigned`: whether what is published there is signed.
 */
export async function testConsole(isSigned = false) {
  const home = mkdtempSync(path.join(tmpdir(), 'arena-dev-sections-'));
  const administrators = new Set(['Bearer admin', 'Bearer other-admin']);
  const backend = createServer(({ headers }, response) => {
    response.writeHead(administrators.has(headers.authorization ?? '') ? 200 : 403).end('[]');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const live = path.join(home, 'live');
  const build = writeShell(path.join(home, 'build'), DOCUMENT);
  const { publisher, registryKeys } = isSigned ? signedPublisher(live) : { publisher: quietPublisher(live), registryKeys: [] };
  await publishShell(publisher, { folder: 'shell', build, version: '1.0.0' });

  const servers: Awaited<ReturnType<typeof createShellServer>>[] = [];
  const clock = { now: Date.now() };
  const serve = async (devSections: DevSectionsSettings | undefined, previews = false) => {
    const server = await createShellServer({
      ...servedFrom(live, { ...SETTINGS, ...(isSigned ? { registryKeys } : {}) }),
      previews,
      api,
      site: SITE,
      ...(devSections === undefined && !previews ? {} : { devSections: { now: () => clock.now, allowed: [], ...devSections } }),
    });
    servers.push(server);
    const at = await server.listen({ host: '127.0.0.1', port: 0 });
    return (question: Question) => ask(at, question);
  };
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
    backend.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { serve, close, clock, administrators, live, publisher };
}
