/** What one tab tells the others. */
export interface TabMessage {
  readonly kind: 'event' | 'resumed';
  readonly type: string;
  readonly data: string;
  readonly id: string | null;
}

export type Emit = (message: TabMessage) => void;

/**
 * Runs `source` in one tab of this browser and brings what it emits to all of them. A stream holds a connection for good, and
 * a browser opens six to a server at most: with a stream in each, a seventh tab would wait forever. When the tab that has it
 * closes, another takes over. Where tabs cannot agree (no Web Locks: a page that is not served securely) each has its own.
 */
export function inOneTab(name: string, source: (emit: Emit) => () => void, onMessage: (message: TabMessage) => void): () => void {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return source(onMessage);

  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  const waiting = new AbortController();
  let stop: () => void = () => undefined;

  void locks
    .request(name, { signal: waiting.signal }, () => {
      const end = source((message) => {
        channel.postMessage(message);
        onMessage(message);
      });
      return new Promise<void>((release) => {
        stop = () => {
          end();
          release();
        };
      });
    })
    // Stopped while it was waiting for its turn.
    .catch(() => undefined);

  return () => {
    waiting.abort();
    stop();
    channel.close();
  };
}
