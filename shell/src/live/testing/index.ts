/** A server of event streams: every connection, what it asked with, and a way to talk to it. */
interface FakeStream {
  readonly headers: Readonly<Record<string, string>>;
  send(text: string): void;
  /** The server ends the stream. */
  end(): void;
  readonly aborted: boolean;
}

type Answer =
  | number
  | 'stream'
  | 'held'
  | 'html'
  | 'unreachable'
  | { readonly lately: string }
  | { readonly status: number; readonly retryAfter: string };

/**
 * Replaces `fetch`. `answers` are given in turn, the last one forever. A 'stream' is of a server on which nothing has changed; a proxy
 * holds a 'held' one back to its end.
 */
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
    if (answer === 'held') return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
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

const ChannelBefore = globalThis.BroadcastChannel;

/** The channels of one browser, for tabs that are functions; until `removeTabs`. Returns a way to pause a tab, by its place. */
export function installTabs() {
  const channels: FakeChannel[] = [];
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    /** Of a paused tab: what arrived in the meantime. */
    waiting: unknown[] | null = null;
    constructor(readonly name: string) {
      channels.push(this);
    }
    postMessage(data: unknown) {
      if (this.waiting !== null) return;
      for (const other of channels)
        if (other !== this && other.name === this.name) {
          if (other.waiting === null) other.onmessage?.({ data });
          else other.waiting.push(data);
        }
    }
    close() {
      this.onmessage = null;
    }
  }
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  return {
    pause: (place: number) => Object.assign(channels[place] ?? {}, { waiting: [] }),
    resume(place: number) {
      const channel = channels[place];
      const missed = channel?.waiting ?? [];
      Object.assign(channel ?? {}, { waiting: null });
      for (const data of missed) channel?.onmessage?.({ data });
    },
  };
}

export function removeTabs() {
  Object.assign(globalThis, { BroadcastChannel: ChannelBefore });
}

/** Lets this much time pass, and everything that is on its way arrive. The clock is a test's own. */
export async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
/** Longer than the tabs take to elect the one with the stream. */
export const ELECTED_MS = 300;
