import pg from 'pg';

/** Its name in `pg_stat_activity`. */
export const OTHER_SESSION = 'other session';

const PATIENCE_MS = 10_000;
const ASK_EVERY_MS = 20;

/** Another session on a test's PostgreSQL database: it holds locks, ends connections and looks at what the server does. */
export class OtherSession {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<OtherSession> {
    const client = new pg.Client({ connectionString: url, application_name: OTHER_SESSION });
    await client.connect();
    return new OtherSession(client);
  }

  async run(statement: string): Promise<Record<string, unknown>[]> {
    const { rows } = await this.client.query<Record<string, unknown>>(statement);
    return rows;
  }

  /** Waits until so many of the other connections match a condition on `pg_stat_activity`. */
  async until(count: number, condition: string): Promise<void> {
    const others = `datname = current_database() and application_name <> '${OTHER_SESSION}' and ${condition}`;
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const rows = await this.run(`select state, query from pg_stat_activity where ${others}`);
      if (rows.length === count) return;
      if (Date.now() > end) throw new Error(`Waited in vain for ${count} connections with ${condition}, there are ${rows.length}`);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  async terminate(condition: string): Promise<void> {
    await this.run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> '${OTHER_SESSION}' and ${condition}`);
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
