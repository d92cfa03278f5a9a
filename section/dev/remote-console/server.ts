import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
/** Server-sent events that announce new builds. */
const CHANGES = '/changes';

interface Options {
  readonly folder: string;
  readonly port: number;
  /** The only origin that may read from this server. */
  readonly console: string;
}

export class BuildServer {
  readonly #waiting = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  constructor(private readonly options: Options) {}

  get origin(): string {
    return `http://localhost:${this.options.port}`;
  }

  /** Rejects when the port is in use. */
  async listen(): Promise<void> {
    this.#server.listen(this.options.port, 'localhost');
    await once(this.#server, 'listening');
  }

  /** Tells every connected page about a new build. */
  announce(): void {
    for (const response of this.#waiting) response.write('event: change\ndata: \n\n');
  }

  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    return closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, host } = request.headers;
    response.setHeader('access-control-allow-origin', this.options.console);
    response.setHeader('vary', 'origin');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    // Files opened directly can't run anything; loading by the console isn't affected.
    response.setHeader('content-security-policy', "sandbox; default-src 'none'");
    // Rejects other host names that resolve to this machine (DNS rebinding).
    if (host !== new URL(this.origin).host || (origin !== undefined && origin !== this.options.console)) return refuse(response, 403);
    if (request.method === 'OPTIONS') {
      // Chromium asks before a public page may access this machine.
      response.setHeader('access-control-allow-methods', 'GET');
      response.setHeader('access-control-allow-private-network', 'true');
      return void response.writeHead(204).end();
    }
    if (request.method !== 'GET') return refuse(response, 405);
    const { pathname } = new URL(request.url ?? '/', this.origin);
    if (pathname === CHANGES) return this.#wait(response);
    const file = path.join(this.options.folder, pathname);
    if (!file.startsWith(this.options.folder + path.sep)) return refuse(response, 404);
    try {
      const content = await readFile(file);
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      refuse(response, 404);
    }
  }

  #wait(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1000\n\n');
    this.#waiting.add(response);
    response.once('close', () => this.#waiting.delete(response));
  }
}

const refuse = (response: ServerResponse, status: number): void => void response.writeHead(status).end();
