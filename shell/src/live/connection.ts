import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The first reconnection delay, which doubles up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** The maximum delay that the server may request. */
const LONGEST_WAIT_MS = 300_000;
/** A stream open for this long resets the delay. */
const STEADY_MS = 5000;
/** The server speaks at once. Only a proxy that holds answers back is silent for longer. */
export const FIRST_WORD_MS = 15_000;
/** Three missed heartbeats, which the server sends every 15 seconds. */
export const SILENCE_MS = 45_000;
/** A server that restarts is back within this time, so nothing is said about it. */
const RESTART_MS = 20_000;
/** When the user comes back, a stream that was silent for longer is replaced: sleep and a change of network end it without a word. */
const DOUBTFUL_MS = 15_000;

export interface ConnectionOptions {
  readonly address: string;
  /** The session's headers; the connection adds its own. */
  readonly headers: Readonly<Record<string, string>>;
  /** From an earlier connection of this session. */
  readonly lastEventId?: string | null;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Called after every connection, with the response headers. */
  readonly onOpen: (headers: Headers) => void;
  /** Called with false once two attempts in a row brought nothing or the server refused, and with true whenever the stream speaks. */
  readonly onWorks: (works: boolean) => void;
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

interface Heard {
  open(headers: Headers): void;
  text(text: string): void;
}

/** `EventSource` can't send an Authorization header. */
async function readStream(address: string, headers: Record<string, string>, abort: AbortController, heard: Heard): Promise<Outcome> {
  const { signal } = abort;
  let silence = setTimeout(() => abort.abort(), FIRST_WORD_MS);
  try {
    const answer = await fetch(address, { headers, credentials: 'include', cache: 'no-store', signal });
    if (signal.aborted) return 'lost';
    if (answer.status === 401) return 'unauthorized';
    if (!answer.ok) return outcomeOf(answer);
    // A proxy's page with a success status; retry.
    if (answer.body === null || !(answer.headers.get('content-type') ?? '').includes('text/event-stream')) return 'lost';
    heard.open(answer.headers);
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (signal.aborted || done) return 'lost';
      silence = setTimeout(() => abort.abort(), SILENCE_MS);
      heard.text(decoder.decode(value, { stream: true }));
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
  let skips = false;
  return {
    setFirst: (ms: number) => (first = Math.min(Math.max(ms, 100), LONGEST_PAUSE_MS)),
    reset: () => (failures = 0),
    wake: () => wake(),
    /** Ends the current delay, or leaves out the next one, and starts over with the shortest. */
    hurry(isNext: boolean) {
      failures = 0;
      skips = isNext;
      wake();
    },
    async next(leastMs: number): Promise<void> {
      if (skips) return void (skips = false);
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

function ownHeaders(): Readonly<Record<string, string>> {
  // The server uses this name to end the page's previous stream. Insecure pages have no UUID.
  const name = (crypto as Partial<Crypto>).randomUUID?.();
  return { accept: 'text/event-stream', ...(name === undefined ? {} : { 'x-stream-of': name }) };
}

/** Calls back when the user returns to the page, and when the network returns. Returns a function that stops. */
function watchReturns(returned: () => void): () => void {
  const hear = () => {
    if (document.visibilityState !== 'hidden') returned();
  };
  // `visibilitychange` bubbles up to the window.
  const names = ['online', 'focus', 'pageshow', 'visibilitychange'] as const;
  for (const name of names) window.addEventListener(name, hear);
  return () => {
    for (const name of names) window.removeEventListener(name, hear);
  };
}

/** Keeps an SSE stream open and resumes after the last event. Returns a function that closes it. */
export function openConnection({ address, headers, onEvent, onOpen, onWorks, onUnauthorized, ...from }: ConnectionOptions): () => void {
  let closed = false;
  let lastEventId = from.lastEventId ?? null;
  let abort = new AbortController();
  let [startedAt, heardAt, silent] = [Date.now(), Date.now(), 0];
  const own = { ...headers, ...ownHeaders() };
  const pauses = createPauses();

  const listen = async (): Promise<Outcome> => {
    let openedAt = Infinity;
    const { feed } = createParser({
      onEvent(event) {
        if (event.id) lastEventId = event.id;
        onEvent(event);
      },
      onRetry: pauses.setFirst,
    });
    abort = new AbortController();
    startedAt = Date.now();
    const outcome = await readStream(address, { ...own, ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }) }, abort, {
      open(answered) {
        openedAt = Date.now();
        onOpen(answered);
      },
      text(text) {
        heardAt = Date.now();
        silent = -1;
        onWorks(true);
        feed(text);
      },
    });
    silent += 1;
    if (Date.now() - openedAt > STEADY_MS) pauses.reset();
    return outcome;
  };

  const stopWatching = watchReturns(() => {
    const isDoubtful = !abort.signal.aborted && Date.now() - Math.max(startedAt, heardAt) > DOUBTFUL_MS;
    pauses.hurry(isDoubtful);
    if (isDoubtful) abort.abort();
  });
  const close = () => {
    closed = true;
    stopWatching();
    abort.abort();
    pauses.wake();
  };

  void (async () => {
    while (!closed) {
      const outcome = await listen();
      if (closed) return;
      if (outcome === 'refused' || (silent > 1 && Date.now() - heardAt >= RESTART_MS)) onWorks(false);
      if (outcome === 'unauthorized') onUnauthorized();
      if (outcome === 'unauthorized' || outcome === 'refused') return close();
      await pauses.next(outcome === 'lost' ? 0 : outcome.askAgainMs);
    }
  })();
  return close;
}
