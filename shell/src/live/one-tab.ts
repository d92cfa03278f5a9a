export interface TabMessage {
  readonly kind: 'event' | 'resumed' | 'works' | 'fails';
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

/** `opened` asks who has the lease. `holder` takes or renews it, `left` gives it up. `joined` asks a new holder what was missed. */
type Said =
  | (TabMessage & { readonly to?: string })
  | { readonly kind: 'opened' }
  | { readonly kind: 'left' }
  | { readonly kind: 'holder'; readonly from: number; readonly tab: string }
  | { readonly kind: 'joined'; readonly tab: string; readonly since: number };

/** How often the holder renews its lease. */
const RENEW_MS = 3000;
/** The lease. After it, a visible tab takes over: the holder was closed without a word, is paused, or is frozen. */
export const LEASE_MS = 10_000;
/** How long a tab waits for a holder's answer; up to twice as long, so that tabs that open together don't all take the lease. */
const ANSWER_MS = 100;

/** One tab's part in the election. The tabs talk over a BroadcastChannel, which works without a secure context too. */
class Tab {
  // Pages without TLS have no `randomUUID`.
  readonly #id = String(Math.random());
  readonly #channel: BroadcastChannel;
  readonly #timer = setInterval(() => this.#renewOrTakeOver(), RENEW_MS);
  #election = 0;
  /** While this tab holds the lease. */
  #running: Source | null = null;
  #heldFrom = 0;
  /** When the holder last said something, and since when it holds the lease. */
  #heardAt = -Infinity;
  #joined = 0;

  constructor(
    name: string,
    private readonly since: number,
    private readonly source: (emit: Emit) => Source,
    private readonly onMessage: (message: TabMessage) => void,
  ) {
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    window.addEventListener('pagehide', this.#leave);
    this.#say({ kind: 'opened' });
    this.#elect();
  }

  close(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#election);
    window.removeEventListener('pagehide', this.#leave);
    this.#leave();
    this.#channel.close();
  }

  #say(said: Said): void {
    this.#channel.postMessage(said);
  }

  #renew(): void {
    this.#say({ kind: 'holder', from: this.#heldFrom, tab: this.#id });
  }

  #take(): void {
    this.#heldFrom = Date.now();
    this.#running = this.source((message) => {
      this.#say(message);
      this.onMessage(message);
    });
    this.#renew();
  }

  #stop(): void {
    this.#running?.stop();
    this.#running = null;
  }

  readonly #leave = (): void => {
    if (this.#running === null) return;
    this.#stop();
    this.#say({ kind: 'left' });
  };

  #isLeaseOver(): boolean {
    return this.#running === null && Date.now() - this.#heardAt > LEASE_MS;
  }

  #elect(): void {
    clearTimeout(this.#election);
    this.#election = window.setTimeout(() => this.#isLeaseOver() && this.#take(), ANSWER_MS * (1 + Math.random()));
  }

  #renewOrTakeOver(): void {
    if (this.#running !== null) this.#renew();
    else if (document.visibilityState === 'visible' && this.#isLeaseOver()) this.#elect();
  }

  #hear(said: Said): void {
    if (said.kind === 'opened') {
      if (this.#running !== null) this.#renew();
    } else if (said.kind === 'joined') {
      for (const message of this.#running?.missed(said.since) ?? []) this.#say({ ...message, to: said.tab });
    } else if (said.kind === 'left') {
      this.#heardAt = -Infinity;
      this.#elect();
    } else if (said.kind === 'holder') this.#follow(said.from, said.tab);
    else if (said.to === undefined || said.to === this.#id) this.onMessage(said);
  }

  /** Another tab holds the lease. If this one does too, the later of the two keeps it. */
  #follow(from: number, tab: string): void {
    if (this.#running !== null && (from < this.#heldFrom || (from === this.#heldFrom && tab < this.#id))) return;
    this.#stop();
    this.#heardAt = Date.now();
    if (from !== this.#joined) this.#say({ kind: 'joined', tab: this.#id, since: this.since });
    this.#joined = from;
  }
}

/** Runs `source` in one tab for all tabs of the browser, because browsers limit connections. Returns a function that leaves. */
export function inOneTab(...options: ConstructorParameters<typeof Tab>): () => void {
  const tab = new Tab(...options);
  return () => tab.close();
}
