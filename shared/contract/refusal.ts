/** What Node refuses before there is a request, by its error code. */
const BROKEN: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};
const TOO_LARGE =
  'Your browser sent a very long address or too many cookies. Shorten the search in the address, or delete the cookies of this site.';

/** A refusal as a page, for a user who opened the address. It has no styles or scripts, because its policy allows none. */
export const refusalPage = (status: number, message: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Error ${status}</title></head>
<body><h1>This page can’t be shown</h1><p>${(status === 431 ? TOO_LARGE : message).replaceAll(/[<&]/g, (character) => `&#${character.charCodeAt(0)};`)}</p><p><a href="/">Go to the home page</a></p></body></html>`;

/** The whole answer to a request that Node could not read: a page for a browser that opens the address, otherwise JSON. */
export function brokenAnswer(error: { readonly code?: string; readonly rawPacket?: unknown }, headers: Readonly<Record<string, string>>) {
  const [status, message] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid.'];
  const isPage = /^accept:[^\r\n]*text\/html/im.test(String(error.rawPacket));
  const body = isPage ? refusalPage(Number.parseInt(status, 10), message) : JSON.stringify({ message, success: false });
  const type = `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`;
  const all = { ...headers, connection: 'close', 'content-type': type, 'content-length': new TextEncoder().encode(body).length };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}
