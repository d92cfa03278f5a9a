import { createEventParser, type ServerEvent } from './event-stream';

/** The first pause before a reconnection; it doubles up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that held this long was a good one: the next pause is the first again. */
const STEADY_MS = 5000;
/** Three of the server's signs of life (one every 15 seconds) that did not come. */
export const SILENCE_MS = 45_000;

export interface ConnectionOptions {
  readonly address: string;
  /** The session's headers; the connection adds its own. */
  readonly headers: Readonly<Record<string, string>>;
  /** The id of the last event that anybody of this session has seen, from an earlier connection. */
  readonly lastEventId?: string | null;
  readonly onEvent: (event: ServerEvent) => void;
  /** The stream stands; called again after every reconnection. */
  readonly onOpen: () => void;
  /** The server no longer knows the session. The connection has given up. */
  readonly onUnauthorized: () => void;
}

type Outcome = 'lost' | 'unauthorized' | 'refused';

// These answers will be the same next time: there is nothing to hammer at.
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Keeps one stream of Server-Sent Events open until it is closed: over lost networks, restarted servers and silence. It
 * asks to go on after the last event it has seen, waits a little longer after every failure, and comes back at once when
 * the browser is online again. Answers the function that closes it.
 */
export function openConnection(options: ConnectionOptions): () => void {
  const { address, headers, onEvent, onOpen, onUnauthorized } = options;
  let closed = false;
  let lastEventId = options.lastEventId ?? null;
  let firstPause = FIRST_PAUSE_MS;
  let failures = 0;
  let current: AbortController | null = null;
  let wake: () => void = () => undefined;

  const parser = () =>
    createEventParser({
      onEvent(event) {
        if (event.id !== null) lastEventId = event.id;
        onEvent(event);
      },
      onRetry: (ms) => (firstPause = Math.min(Math.max(ms, 100), LONGEST_PAUSE_MS)),
    });

  const listen = async (): Promise<Outcome> => {
    const abort = new AbortController();
    current = abort;
    let silence = setTimeout(() => abort.abort(), SILENCE_MS);
    let opened: number | null = null;
    try {
      const answer = await fetch(address, {
        headers: { ...headers, accept: 'text/event-stream', ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }) },
        credentials: 'include',
        cache: 'no-store',
        signal: abort.signal,
      });
      if (closed) return 'lost';
      if (answer.status === 401) return 'unauthorized';
      if (!answer.ok) return isFinal(answer.status) ? 'refused' : 'lost';
      // A page of some proxy, sent as a success: it will pass.
      if (answer.body === null || !(answer.headers.get('content-type') ?? '').includes('text/event-stream')) return 'lost';
      opened = Date.now();
      onOpen();
      const reader = answer.body.getReader();
      const decoder = new TextDecoder();
      const { feed } = parser();
      for (;;) {
        const { done, value } = await reader.read();
        clearTimeout(silence);
        if (closed || done) return 'lost';
        silence = setTimeout(() => abort.abort(), SILENCE_MS);
        feed(decoder.decode(value, { stream: true }));
      }
    } catch {
      return 'lost';
    } finally {
      clearTimeout(silence);
      abort.abort();
      if (opened !== null && Date.now() - opened > STEADY_MS) failures = 0;
    }
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      // Spread out, so that a server that comes back is not met by every console in the same moment.
      const longest = Math.min(firstPause * 2 ** failures, LONGEST_PAUSE_MS);
      const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const online = () => {
    failures = 0;
    wake();
  };
  window.addEventListener('online', online);
  const close = () => {
    closed = true;
    window.removeEventListener('online', online);
    current?.abort();
    wake();
  };

  const run = async () => {
    while (!closed) {
      const outcome = await listen();
      if (closed) return;
      if (outcome !== 'lost') {
        close();
        if (outcome === 'unauthorized') onUnauthorized();
        return;
      }
      await pause();
      failures += 1;
    }
  };
  void run();
  return close;
}
