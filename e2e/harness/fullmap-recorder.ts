import { createServer, request as forward } from 'node:http';
import { type Console, openConsole } from './consoles.ts';
import type { Sent } from './fullmap-wire.ts';
import { HOST } from '../../tooling/network.ts';
import { test as base } from './test.ts';

const BASE = '/api/v1';

interface Recorder {
  /** Used in place of the server's origin. */
  readonly origin: string;
  /** Every call that came, with its body: a browser's own log does not have the bodies of streamed requests. */
  readonly sent: readonly Sent[];
  close(): Promise<void>;
}

/** Passes everything on to a server, and writes it down. */
async function startRecorder(target: string): Promise<Recorder> {
  const sent: Sent[] = [];
  const server = createServer((request, reply) => {
    const { method = '', url = '', headers } = request;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      const body: unknown = bytes.length === 0 ? null : JSON.parse(bytes.toString());
      sent.push({ method, path: url.slice(BASE.length), type: headers['content-type'] ?? null, body });
      const passed = forward(target + url, { method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      passed.on('error', () => reply.destroy());
      // An event stream of a page that is gone would count against the user's.
      reply.on('close', () => passed.destroy());
      passed.end(bytes);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
  const address = server.address();
  return {
    origin: `http://${HOST}:${address !== null && typeof address === 'object' ? address.port : 0}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface RecordedConsole extends Console {
  readonly sent: readonly Sent[];
}

/** With a console over the platform's own server that writes down every call. */
export const test = base.extend<{ readonly recorded: RecordedConsole }>({
  recorded: async ({ platform, sections }, use) => {
    const recorder = await startRecorder(platform.api);
    const shell = await openConsole(sections, recorder.origin, 'Bearer');
    await use({ ...shell, sent: recorder.sent });
    await shell.close();
    await recorder.close();
  },
});
