import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where a call is cut: in the middle of its head, in the middle of its body, or when it was carried out and is to be answered. */
export type Cut = 'head' | 'body' | 'answer';
export const CUTS: readonly Cut[] = ['head', 'body', 'answer'];

const CALL = /^(GET|PUT|POST) \//;

/** How many bytes of a call still pass. */
function passing(chunk: Buffer, cut: Cut): number {
  const head = chunk.indexOf('\r\n\r\n') + 4;
  const length = Number(/content-length: (\d+)/i.exec(chunk.subarray(0, head).toString())?.[1] ?? 0);
  return cut === 'head' ? Math.floor(head / 2) : head + Math.floor(length / 2);
}

/** A TCP proxy that cuts one call, counted from 1 over all connections. */
export async function cutProxy(port: number, cutAt: number, cut: Cut) {
  let calls = 0;
  let done = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    let left: number | null = null;
    let dropsAnswer = false;
    client.on('data', (chunk: Buffer) => {
      if (CALL.test(chunk.subarray(0, 8).toString())) {
        calls += 1;
        if (calls === cutAt) {
          done = true;
          if (cut === 'answer') dropsAnswer = true;
          else left = passing(chunk, cut);
        }
      }
      if (left === null) return void target.write(chunk);
      const passes = chunk.subarray(0, left);
      left -= passes.length;
      target.write(passes);
      // The written bytes go out first: the other side has really got half of it.
      if (left === 0) target.end(() => client.destroy());
    });
    target.on('data', (chunk: Buffer) => (dropsAnswer ? end() : client.write(chunk)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls that have begun to pass. */
    calls: () => calls,
    /** Whether the call was there to be cut. */
    hasCut: () => done,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
