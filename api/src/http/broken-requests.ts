import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What Node refuses before there is a request, by its code. */
const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};
const NOT_HTTP = ['400 Bad Request', 'The request is not valid.'] as const;

/** Answers a request that Node cannot read, in the form of every other refusal. */
export function refuseBrokenRequest(this: FastifyInstance, { code }: { readonly code: string }, socket: Socket): void {
  // The other side went away.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = REFUSALS[code] ?? NOT_HTTP;
  this.log.info({ code, remoteAddress: socket.remoteAddress }, 'Request refused');
  const body = JSON.stringify({ message, success: false });
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}
