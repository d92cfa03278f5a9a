import type { FastifyRequest } from 'fastify';

const NAME = 'arena-dev-sections';

/** The grant in the browser's cookie; null for none. The first of several: they cannot be told apart. */
export function cookieOf({ headers }: FastifyRequest): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === NAME && value) return value;
  }
  return null;
}

const isHttps = (request: FastifyRequest, site: string | undefined) =>
  // Clients can only make the cookie stricter.
  site?.startsWith('https:') === true || request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https';

/** The header that puts a grant into the browser for so many seconds, out of reach of every script; with 0 it is taken out. */
export function setCookie(request: FastifyRequest, site: string | undefined, value: string, seconds: number): string {
  const secure = isHttps(request, site) ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
