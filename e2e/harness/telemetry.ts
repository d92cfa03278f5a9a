import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../../tooling/network.ts';

/** The reply to a request below `/-/telemetry`; undefined to pass it on. */
export type Treatment = (response: ServerResponse) => unknown;

export const TREATMENTS: Readonly<Record<'dead' | 'answering 500' | 'answering HTML' | 'hanging', Treatment>> = {
  dead: (response) => response.socket?.destroy(),
  'answering 500': (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"no"}'),
  'answering HTML': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>'),
  hanging: () => undefined,
};

interface Front {
  readonly url: string;
  /** What was sent to `/-/telemetry`, and what headers came with it. */
  readonly reports: readonly { readonly body: string; readonly headers: string }[];
  /** Tickets that were given. */
  readonly tickets: number;
  /** Requests below `/-/telemetry`, answered or not. */
  readonly asked: number;
  close(): Promise<void>;
}

const PATH = '/-/telemetry';

/** Passes a request on, with its body, and returns the status of the answer. */
export function passOn(url: string, incoming: IncomingMessage, body: Buffer, response: ServerResponse): Promise<number> {
  return new Promise((resolve) => {
    const passed = request(new URL(incoming.url ?? '/', url), { method: incoming.method, headers: incoming.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      resolve(answer.statusCode ?? 502);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    passed.end(body);
  });
}

/** Stands before a console and listens to what it reports, or answers that in another way. */
export async function openFront(console: string, treat?: Treatment): Promise<Front> {
  const reports: { body: string; headers: string }[] = [];
  let [tickets, asked] = [0, 0];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const reporting = incoming.url?.startsWith(PATH) === true;
    if (reporting) asked += 1;
    if (reporting && treat !== undefined) return void treat(response);
    const status = await passOn(console, incoming, body, response);
    if (incoming.url === `${PATH}/ticket` && status === 200) tickets += 1;
    // The browser sends the session's cookie to its own origin with everything: no report says it.
    const { cookie: _, ...headers } = incoming.headers;
    if (incoming.url === PATH) reports.push({ body: body.toString('utf8'), headers: JSON.stringify(headers) });
  }).listen(0, HOST);
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    reports,
    get tickets() {
      return tickets;
    },
    get asked() {
      return asked;
    },
    close,
  };
}
