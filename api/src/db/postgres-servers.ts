import pg from 'pg';

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)([/?].*|)$/;

/** One address for each server that a `DATABASE_URL` names: `postgres://arena@db1,db2:5433/arena` names two. */
export function addressesOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host.trim() + after) : [url];
}

/** The servers of one database. A new connection goes to the one that served last, and after a failure to the next. */
export class PostgresServers {
  readonly #addresses: readonly string[];
  #at = 0;
  /** To be used in place of `pg.Client`: it connects to the wanted server, or fails. */
  readonly Client: typeof pg.Client;

  /** `wanted`: the one that takes changes, or any, where it is only read from. */
  constructor(url: string, wanted: 'primary' | 'any' = 'primary') {
    this.#addresses = addressesOf(url);
    this.Client = oneOf(this, this.count === 1 ? 'any' : wanted);
  }

  /** So many attempts find the primary, where there is one. */
  get count(): number {
    return this.#addresses.length;
  }

  get current(): string {
    return this.#addresses[this.#at] ?? '';
  }

  /** Many connections may fail at the same server: it is passed over once. */
  passOver(address: string): void {
    if (this.current === address) this.#at = (this.#at + 1) % this.count;
  }

  /** Runs what begins with a new connection; where that fails, once with each of the other servers. */
  async each<T>(work: () => Promise<T>): Promise<T> {
    for (let tried = 1; tried < this.count; tried += 1) {
      try {
        return await work();
      } catch {
        // The next server may be the primary.
      }
    }
    return work();
  }
}

type Connected = Exclude<Parameters<pg.Client['connect']>[0], undefined>;

const oneOf = (servers: PostgresServers, wanted: 'primary' | 'any') =>
  class extends pg.Client {
    readonly #address = servers.current;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: servers.current });
      // The server may end it at any moment, also before a pool listens. An error without a listener would end the process.
      this.on('error', () => {});
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | void {
      const connected = this.#toWanted();
      if (callback === undefined) return connected;
      const told = callback as (error: Error | null, client?: pg.Client) => void;
      connected.then((client) => told(null, client), told);
    }

    async #toWanted(): Promise<pg.Client> {
      try {
        await super.connect();
        if (wanted === 'any') return this;
        const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
        if (rows[0]?.standby !== false) throw new Error('This server is a standby and accepts no changes.');
        return this;
      } catch (error) {
        servers.passOver(this.#address);
        this.end().catch(() => {});
        throw error;
      }
    }
  } as typeof pg.Client;
