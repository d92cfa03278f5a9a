import { after, before, beforeEach } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app';
import { makeTokens } from '../src/auth/tokens';
import { APP_DEFAULTS, type AppConfig, type DatabaseSettings } from '../src/config';
import type { Connection, Database } from '../src/db/database';
import { TIME_LIMITS } from '../src/http/fastify-options';
import { emptyTables, freshDatabase } from './database';

export const TOKEN_SECRET = 'a secret that only the tests know, long enough';

export interface Request {
  readonly as?: { readonly id: number; readonly email: string };
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON; tests name what they expect of it. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly bytes: Buffer;
}

/** The sentence of a refusal, or of an answer that has one. */
export const messageOf = (answer: Pick<Answer, 'body'>): string => (answer.body as { message: string }).message;

/** A running server over a database of its own, with a clock that the test sets. */
export class TestServer {
  now = new Date('2026-03-04T10:20:30.400Z');
  #connection: (Connection & { readonly url?: string }) | null = null;
  readonly #apps: FastifyInstance[] = [];

  constructor(
    private readonly config: Partial<AppConfig>,
    private readonly databaseSettings: Partial<DatabaseSettings> = {},
  ) {}

  /** Of the database on a PostgreSQL server. */
  get databaseUrl(): string {
    if (this.#connection?.url === undefined) throw new Error('The test server has no database on a PostgreSQL server');
    return this.#connection.url;
  }

  get db(): Database {
    if (this.#connection === null) throw new Error('The test server is not set up yet');
    return this.#connection.db;
  }

  get app(): FastifyInstance {
    const [app] = this.#apps;
    if (app === undefined) throw new Error('The test server is not set up yet');
    return app;
  }

  readonly clock = () => this.now;
  readonly tokens = makeTokens(TOKEN_SECRET, APP_DEFAULTS.tokenDays, this.clock);

  advance(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  /** Another copy of the server on the same database. `close` closes it too. */
  async copy(more: Partial<AppConfig> = {}, timeLimits = TIME_LIMITS): Promise<FastifyInstance> {
    if (this.#connection === null) throw new Error('The test server is not set up yet');
    const config = { ...APP_DEFAULTS, logLevel: 'silent', ...this.config, ...more };
    const app = await buildApp({ connection: this.#connection, config, tokenSecret: TOKEN_SECRET, clock: this.clock, timeLimits });
    this.#apps.push(app);
    return app;
  }

  async open(): Promise<void> {
    this.#connection = await freshDatabase(this.databaseSettings);
    await this.copy();
  }

  async close(): Promise<void> {
    await Promise.all(this.#apps.map((app) => app.close()));
    await this.#connection?.close();
  }

  async call(line: string, { as, body, headers = {} }: Request = {}): Promise<Answer> {
    const [method, path] = line.split(' ', 2);
    const authorization = as === undefined ? {} : { authorization: `Bearer ${await this.tokens.issue(as)}` };
    const options: InjectOptions = { method: method as 'GET', url: `/api/v1${path}`, headers: { ...authorization, ...headers } };
    if (body !== undefined) options.payload = body as object;
    const response = await this.app.inject(options);
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? response.json() : null, headers: response.headers, bytes: response.rawPayload };
  }
}

/** A test server for the tests of a file: one database, emptied before each test. */
export function useTestServer(config: Partial<AppConfig> = {}, databaseSettings: Partial<DatabaseSettings> = {}): TestServer {
  const server = new TestServer(config, databaseSettings);
  before(() => server.open());
  beforeEach(async () => {
    server.now = new Date('2026-03-04T10:20:30.400Z');
    await emptyTables(server.db);
  });
  after(() => server.close());
  return server;
}
