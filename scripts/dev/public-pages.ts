import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicPages } from '../../origin/public-pages.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Serves public pages like the origin server, once their section is `ready`. */
export const servePages =
  (pages: PublicPages, site: string, ready: (path: string) => Promise<unknown> = () => Promise.resolve()): Middleware =>
  (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const opened = ['document', undefined].includes(request.headers['sec-fetch-dest'] as string | undefined);
    if (request.method !== 'GET' || !opened) return next();
    const visit = { path: pathname, hostname: 'localhost', origin: site, acceptEncoding: '', ifNoneMatch: undefined };
    ready(pathname)
      .then(() => pages.answer(visit))
      .then((page) => (page === null ? next() : response.writeHead(page.status, page.headers).end(page.body)))
      .catch(next);
  };
