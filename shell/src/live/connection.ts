import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The first reconnection delay, which doubles up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The maximum delay that the server may request. */
const LONGEST_WAIT_MS = 300_000;
/** A stream open for this long resets the delay. */
const STEADY_MS = 5000;
/** Three missed heartbeats, which the server sends every 15 seconds. */
export const SILENCE_MS = 45_000;

export interface ConnectionOptions {
  readonly address: string;
  /** The session's headers; the connection adds its own. */
  readonly headers: Readonly<Record<string, string>>;
  /** From an earlier connection of this session. */
  readonly lastEventId?: string | null;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Called after every connection, with the response headers. */
  readonly onOpen: (headers: Headers) => void;
  /** The session is unknown to the server, so the connection stops. */
  readonly onUnauthorized: () => void;
}

type Outcome = 'lost' | 'unauthorized' | 'refused' | { readonly askAgainMs: number };

// Retrying wouldn't change these responses.
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** `Retry-After` in seconds, as both of our servers send it. */
function outcomeOf({ status, headers }: Response): Outcome {
  const seconds = Number(headers.get('retry-after') ?? 0);
  if (isFinal(status)) return 'refused';
  return seconds > 0 ? { askAgainMs: Math.min(seconds * 1000, LONGEST_WAIT_MS) } : 'lost';
}

interface Attempt {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly abort: AbortController;
  readonly onOpen: (headers: Headers) => void;
  readonly feed: (text: string) => void;
}

/** `EventSource` can't send an Authorization header. */
async function readStream({ address, headers, abort, onOpen, feed }: Attempt): Promise<Outcome> {
  const { signal } = abort;
  let silence = setTimeout(() => abort.abort(), SILENCE_MS);
  try {
    const answer = await fetch(address, { headers, credentials: 'include', cache: 'no-store', signal });
    if (signal.aborted) return 'lost';
    if (answer.status === 401) return 'unauthorized';
    if (!answer.ok) return outcomeOf(answer);
    // A proxy's page with a success status; retry.
    if (answer.body === null || !(answer.headers.get('content-type') ?? '').includes('text/event-stream')) return 'lost';
    onOpen(answer.headers);
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (signal.aborted || done) return 'lost';
      silence = setTimeout(() => abort.abort(), SILENCE_MS);
      feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return 'lost';
  } finally {
    clearTimeout(silence);
    abort.abort();
  }
}

/** Exponential delays between attempts, which can be ended early. */
function createPauses() {
  let first = FIRST_PAUSE_MS;
  let failures = 0;
  let wake: () => void = () => undefined;
  return {
    setFirst: (ms: number) => (first = Math.min(Math.max(ms, 100), LONGEST_PAUSE_MS)),
    reset: () => (failures = 0),
    wake: () => wake(),
    async next(leastMs: number): Promise<void> {
      await new Promise<void>((resolve) => {
        // Jitter, so that consoles don't all reconnect at once.
        const longest = Math.min(first * 2 ** failures, LONGEST_PAUSE_MS);
        const timer = setTimeout(resolve, leastMs + longest * (0.5 + Math.random() / 2));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      failures += 1;
    },
  };
}

/** Keeps an SSE stream open and resumes after the last event. Returns a function that closes it. */
export function openConnection({ address, headers, onEvent, onOpen, onUnauthorized, ...from }: ConnectionOptions): () => void {
  let closed = false;
  let lastEventId = from.lastEventId ?? null;
  let current: AbortController | null = null;
  // The server uses this name to end the page's previous stream. Insecure pages have no UUID.
  const name = (crypto as Partial<Crypto>).randomUUID?.();
  const own = { accept: 'text/event-stream', ...(name === undefined ? {} : { 'x-stream-of': name }) };
  const pauses = createPauses();

  const listen = async (): Promise<Outcome> => {
    current = new AbortController();
    let openedAt = Infinity;
    const { feed } = createParser({
      onEvent(event) {
        if (event.id) lastEventId = event.id;
        onEvent(event);
      },
      onRetry: pauses.setFirst,
    });
    const outcome = await readStream({
      address,
      headers: { ...headers, ...own, ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }) },
      abort: current,
      onOpen(answered) {
        openedAt = Date.now();
        onOpen(answered);
      },
      feed,
    });
    if (Date.now() - openedAt > STEADY_MS) pauses.reset();
    return outcome;
  };

  const online = () => {
    pauses.reset();
    pauses.wake();
  };
  window.addEventListener('online', online);
  const close = () => {
    closed = true;
    window.removeEventListener('online', online);
    current?.abort();
    pauses.wake();
  };

  const run = async () => {
    while (!closed) {
      const outcome = await listen();
      if (closed) return;
      if (outcome === 'unauthorized' || outcome === 'refused') {
        close();
        if (outcome === 'unauthorized') onUnauthorized();
        return;
      }
      await pauses.next(outcome === 'lost' ? 0 : outcome.askAgainMs);
    }
  };
  void run();
  return close;
}
