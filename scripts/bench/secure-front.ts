import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { Agent, request as ask } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

/** A key and a certificate for this machine, made anew. */
export interface Certificate {
  readonly pem: string;
  /** What Chromium is told, so that it takes the certificate for a good one, and keeps what it gets over it. */
  readonly argument: string;
}

export function makeCertificate(): Certificate {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const made = spawnSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', '-'], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`openssl, which makes the certificate of the measurement, failed: ${made.stderr || made.error}`);
  const key = new X509Certificate(made.stdout).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return { pem: made.stdout, argument: `--ignore-certificate-errors-spki-list=${hash}` };
}

export interface Front {
  readonly origin: string;
  close(): Promise<void>;
}

/** What belongs to one connection, and is not passed on. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade']);
const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)));

/** nginx packs documents on their way: they are made anew for each visit. */
const isPlainDocument = (headers: IncomingHttpHeaders) =>
  headers['content-encoding'] === undefined && (headers['content-type'] ?? '').startsWith('text/html');

/**
 * HTTP/2 with TLS in front of a server that speaks HTTP/1.1, as production has it. Debian's nginx can only send the build's brotli
 * files with a module that is rarely there; the server behind this front sends them itself.
 */
export async function startFront(behind: string, { pem }: Certificate): Promise<Front> {
  const { hostname, port } = new URL(behind);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const asking = ask(
      {
        agent,
        hostname,
        port,
        method: request.method,
        path: request.url,
        headers: { ...passedOn(request.headers), host: request.authority },
      },
      (answer) => {
        const { 'content-length': length, ...headers } = passedOn(answer.headers);
        if (!isPlainDocument(answer.headers)) {
          response.writeHead(answer.statusCode ?? 502, length === undefined ? headers : { ...headers, 'content-length': length });
          pipeline(answer, response, () => undefined);
          return;
        }
        response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
        pipeline(answer, createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), response, () => undefined);
      },
    );
    asking.on('error', () => response.destroy());
    response.on('close', () => asking.destroy());
    request.pipe(asking);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        agent.destroy();
        server.close(() => resolve());
      }),
  };
}
