import type { FastifyInstance } from 'fastify';

interface ReadEvent {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const PATIENCE_MS = 10_000;

/** Reads a server's event stream over the network, as a browser does. */
export class EventReader {
  readonly events: ReadEvent[] = [];
  text = '';
  ended = false;
  #changed = () => {};
  readonly #abort = new AbortController();

  private constructor(readonly response: Response) {}

  /** Connects; the answer may be a refusal. */
  static async open(
    app: FastifyInstance,
    authorization: string,
    { headers, signal }: { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal } = {},
  ): Promise<Response> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    return fetch(`http://127.0.0.1:${address.port}/api/v1/events`, {
      headers: { authorization, ...headers },
      ...(signal ? { signal } : {}),
    });
  }

  /** Connects and answers once the server's first bytes are here. */
  static async connect(app: FastifyInstance, authorization: string, headers: Readonly<Record<string, string>> = {}): Promise<EventReader> {
    const abort = new AbortController();
    const reader = new EventReader(await EventReader.open(app, authorization, { headers, signal: abort.signal }));
    reader.#abort.signal.addEventListener('abort', () => abort.abort());
    void reader.#read();
    await reader.until(() => reader.text.includes(': connected'), 'connected');
    return reader;
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body ?? []) {
        this.text += decoder.decode(chunk as Uint8Array, { stream: true });
        this.#parse();
        this.#changed();
      }
    } catch {
      // Cut off: the end, too.
    }
    this.ended = true;
    this.#changed();
  }

  #parse(): void {
    const blocks = this.text.split('\n\n').slice(0, -1);
    const found = blocks.flatMap((block) => {
      const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]));
      const data = fields.get('data');
      if (data === undefined) return [];
      return { id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) as Record<string, unknown> };
    });
    this.events.splice(0, this.events.length, ...found);
  }

  /** Waits for a condition that an arriving byte, or the end, can make true. */
  async until(condition: () => boolean, what: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!condition()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`Waited in vain: ${what}. So far: ${this.text}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#changed = () => (clearTimeout(timer), resolve());
      });
    }
  }

  /** The first so many events. */
  async take(count: number): Promise<ReadEvent[]> {
    await this.until(() => this.events.length >= count, `${count} events`);
    return this.events;
  }

  untilEnd(): Promise<void> {
    return this.until(() => this.ended, 'the end of the stream');
  }

  close(): void {
    this.#abort.abort();
  }
}
