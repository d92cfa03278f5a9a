import type pg from 'pg';
import type { Listener } from './database';
import type { PostgresServers } from './postgres-servers';

const RETRY_MS = 1000;
/** A connection that died silently is noticed after this long at most. */
const HEARTBEAT_MS = 30_000;
const PATIENCE_MS = 10_000;

/** Listens to a channel on a connection of its own (a pool shares its connections), and connects again when it is lost. */
export class PostgresListener {
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #stopped = false;
  #missed = false;

  constructor(
    private readonly servers: PostgresServers,
    private readonly channel: string,
    private readonly listener: Listener,
  ) {}

  /** Resolves once it listens, or after the first failure: it keeps retrying. */
  async start(): Promise<void> {
    const client = new this.servers.Client({
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    this.#client = client;
    const lost = () => this.#lost(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.listener.onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    } catch {
      return lost();
    }
    if (this.#client !== client) return;
    this.#heartbeat = setInterval(() => void client.query('select 1').catch(lost), HEARTBEAT_MS).unref();
    if (this.#missed) this.listener.onGap();
    this.#missed = false;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const client = this.#forget();
    if (this.#retry !== null) clearTimeout(this.#retry);
    await client?.end().catch(() => {});
  }

  #forget(): pg.Client | null {
    const client = this.#client;
    this.#client = null;
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    return client;
  }

  #lost(client: pg.Client): void {
    // A connection reports its end more than once; the end of an old one does not count.
    if (this.#stopped || this.#client !== client) return;
    this.#forget();
    this.#missed = true;
    void client.end().catch(() => {});
    this.#retry = setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
