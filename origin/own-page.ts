import type { IncomingHttpHeaders } from 'node:http';
import { refusalPage } from '@arena/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a user opens the address, rather than a page loading a file. */
export const isNavigation = ({ headers }: { readonly headers: IncomingHttpHeaders }): boolean =>
  (headers['sec-fetch-dest'] ?? (headers.accept?.includes('text/html') === true ? 'document' : '')) === 'document';

/** Whether a request comes from a page of this very origin, in the browser's own words, which no page can put there. */
export function isOwnPage({ headers }: FastifyRequest, site: string | undefined): boolean {
  const { origin, host } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  // A browser that does not say so; what names neither is no page's.
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === site || new URL(origin).host === host;
}

/** Answers with a sentence, as the API does. */
export const refuse = (reply: FastifyReply, status: number, message: string) =>
  isNavigation(reply.request)
    ? reply.code(status).type('text/html; charset=utf-8').send(refusalPage(status, message))
    : reply.code(status).send({ message, success: false });
