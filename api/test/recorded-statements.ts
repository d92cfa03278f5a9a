import pg from 'pg';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

interface Query {
  readonly text: string;
}

/** What the server asks PostgreSQL for while some work runs, each statement once. */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const asked = new Map<string, Statement>();
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function record(...args) {
    const [config, values] = args as [string | Query | undefined, unknown];
    const text = typeof config === 'string' ? config : config?.text;
    if (text !== undefined && /^\s*(select|with|\()/i.test(text)) asked.set(text, { text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return [...asked.values()];
}

export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Plan Rows': number;
  readonly 'Total Cost': number;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

export async function planOf(client: pg.Client, { text, values }: Statement): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('PostgreSQL explained nothing');
  return plan;
}
