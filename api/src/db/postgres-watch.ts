import { PostgresPool } from './postgres-pool';
import type { PostgresServers } from './postgres-servers';

/** Health answers within a second, whatever the database does. */
const ANSWER_WITHIN_MS = 800;
const PATIENCE_MS = 3000;

/** Two connections that nothing else can take: one to ask whether the database answers, one to cancel queries. */
export class PostgresWatch {
  readonly #pool: PostgresPool;
  #question: Promise<boolean> | null = null;

  constructor(servers: PostgresServers) {
    this.#pool = new PostgresPool(servers, { max: 2, connectionTimeoutMillis: PATIENCE_MS, idleTimeoutMillis: 0 }, PATIENCE_MS);
  }

  /** Whoever asks meanwhile waits for the same answer: asking often takes no more connections. */
  async isUp(): Promise<boolean> {
    this.#question ??= this.#run('select 1').finally(() => (this.#question = null));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)));
    return Promise.race([this.#question, late]).finally(() => clearTimeout(timer));
  }

  async cancel(processId: number): Promise<void> {
    await this.#run('select pg_cancel_backend($1)', [processId]);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  /** Whether it was done. */
  async #run(statement: string, values: unknown[] = []): Promise<boolean> {
    try {
      const connection = await this.#pool.acquire();
      await connection.query(statement, values).finally(() => connection.release());
      return true;
    } catch {
      return false;
    }
  }
}
