export interface TabMessage {
  readonly kind: 'event' | 'resumed';
  readonly type: string;
  readonly data: string;
  readonly id: string | null;
}

export type Emit = (message: TabMessage) => void;

interface Source {
  stop(): void;
  /** The messages for a new listener that shows data read at `since` or later (epoch milliseconds). */
  missed(since: number): readonly TabMessage[];
}

interface Joined {
  readonly kind: 'joined';
  readonly tab: string;
  readonly since: number;
}

/** Runs `source` in one tab for all tabs, because browsers limit connections. Without Web Locks, each tab has its own. */
export function inOneTab(
  name: string,
  since: number,
  source: (emit: Emit) => Source,
  onMessage: (message: TabMessage) => void,
): () => void {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return source(onMessage).stop;

  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const waiting = new AbortController();
  let running: Source | null = null;
  let release: () => void = () => undefined;

  channel.onmessage = ({ data }: MessageEvent<Joined | (TabMessage & { readonly to?: string })>) => {
    if (data.kind === 'joined') for (const message of running?.missed(data.since) ?? []) channel.postMessage({ ...message, to: data.tab });
    else if (data.to === undefined || data.to === tab) onMessage(data);
  };
  channel.postMessage({ kind: 'joined', tab, since } satisfies Joined);

  void locks
    .request(name, { signal: waiting.signal }, () => {
      running = source((message) => {
        channel.postMessage(message);
        onMessage(message);
      });
      return new Promise<void>((resolve) => (release = resolve));
    })
    // Stopped while waiting for the lock.
    .catch(() => undefined);

  return () => {
    waiting.abort();
    running?.stop();
    release();
    channel.close();
  };
}
