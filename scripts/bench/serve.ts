import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { passOnApi } from '../../origin/api-proxy.ts';
import { serveFiles } from '../../origin/files.ts';
import { createShellServer, servedFrom } from '../../origin/shell-server.ts';
import { publish } from '../../ship/commands.ts';
import { publishShell } from '../../ship/shell.ts';
import { signedPublisher } from '../../ship/testing/signed-publisher.ts';
import { APPS, ROOT, SECTIONS } from '../../tooling/apps.ts';
import { build } from '../../tooling/build.ts';

/** Answers a call by its path below /api/v1 and its query. */
export type Answer = (path: string, query: URLSearchParams) => unknown;

/** Supports only the specification's calls. Returns the origin. */
export function startBackend(answer: Answer): Promise<string> {
  const app = fastify();
  app.get('/api/v1/*', async ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://any');
    const call = pathname.slice('/api/v1'.length);
    return call === '/capabilities' ? { capabilities: [] } : answer(call, searchParams);
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** A local key and certificate, and the argument that makes Chromium trust it and cache its responses. */
export function makeCertificate(): { readonly pem: string; readonly argument: string } {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-subj', '/CN=localhost'];
  const made = spawnSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '2', '-keyout', '-'], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl couldn't make the certificate of the measurement: ${made.stderr || made.error}`);
  const key = new X509Certificate(made.stdout).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return { pem: made.stdout, argument: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** HTTP/2 with TLS and compressed documents, like a production proxy. Returns the origin. */
async function secure(app: FastifyInstance, pem: string): Promise<string> {
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPlainPage = typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPlainPage) return payload;
    void reply.header('content-encoding', 'br').removeHeader('content-length');
    return brotliCompressSync(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
  await app.ready();
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => void app.server.emit('request', request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Builds and publishes the console into a temporary folder and serves it from one origin. */
export async function serveConsole(api: string, pem: string): Promise<string> {
  await build(APPS);
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { publisher, registryKeys } = signedPublisher(folder);
  await publishShell(publisher, { folder: 'shell', build: path.join(ROOT, 'shell/dist'), version: '1.0.0' });
  for (const name of SECTIONS) await publish(publisher, { folder: name, build: path.join(ROOT, name, 'dist') });
  const settings = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null, formEndpoint: null, registryKeys };
  return secure(await createShellServer({ ...servedFrom(folder, settings), api }), pem);
}

export async function serveRival(folder: string, api: string, pem: string): Promise<string> {
  const app = fastify();
  await passOnApi(app, api);
  await serveFiles(app, folder, {});
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));
  return secure(app, pem);
}
