/** A server of event streams: every connection, what it asked with, and a way to talk to it. */
interface FakeStream {
  readonly headers: Readonly<Record<string, string>>;
  send(text: string): void;
  /** The server ends the stream. */
  end(): void;
  readonly aborted: boolean;
}

type Answer =
  number | 'stream' | 'html' | 'unreachable' | { readonly lately: string } | { readonly status: number; readonly retryAfter: string };

/** Replaces `fetch`. `answers` are given in turn, the last one forever. A 'stream' is of a server on which nothing has changed. */
export function installStreamServer(...answers: Answer[]) {
  const connections: FakeStream[] = [];
  globalThis.fetch = jest.fn(async (_: RequestInfo | URL, init: RequestInit = {}) => {
    const answer = answers[Math.min(connections.length, answers.length - 1)] ?? 'stream';
    let control: ReadableStreamDefaultController<Uint8Array> | null = null;
    let aborted = false;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (control = controller) });
    init.signal?.addEventListener('abort', () => {
      if (aborted) return;
      aborted = true;
      try {
        control?.error(new DOMException('aborted', 'AbortError'));
      } catch {
        // It has ended already.
      }
    });
    connections.push({
      headers: init.headers as Record<string, string>,
      send: (text) => control?.enqueue(new TextEncoder().encode(text)),
      end: () => control?.close(),
      get aborted() {
        return aborted;
      },
    });
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer === 'html') return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    if (typeof answer === 'object' && 'status' in answer)
      return new Response(null, { status: answer.status, headers: { 'retry-after': answer.retryAfter } });
    if (typeof answer === 'number') return new Response(null, { status: answer });
    const lately = answer === 'stream' ? 'known=1e12' : answer.lately;
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-changed-lately': lately } });
  });
  return connections;
}

/** Locks and channels of one browser, for tabs that are functions; until `removeTabs`. */
export function installTabs() {
  const queues = new Map<string, (() => void)[]>();
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const start = () => {
        void run().then(() => {
          queue.shift();
          resolve();
          queue[0]?.();
        });
      };
      queue.push(start);
      signal.addEventListener('abort', () => {
        // Who holds the lock is not concerned.
        const place = queue.indexOf(start);
        if (place < 1) return;
        queue.splice(place, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (queue.length === 1) start();
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

  const channels = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
    close() {
      channels.delete(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
}

export function removeTabs() {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

/** Lets everything that is on its way arrive. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
