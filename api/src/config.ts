import { INTENT_DAYS, isTimeZone } from '@arena/shared/contract';
import { resolve } from 'node:path';
import { API_FOLDER } from './folder';

/** A setting that cannot be used; its message is a sentence for the person who starts the server. */
export class ConfigError extends Error {}

interface Setting<Value> {
  readonly name: string;
  readonly usual: Value;
  readonly read: (text: string) => Value;
}

type Table = Readonly<Record<string, Setting<unknown>>>;
type Settings<T extends Table> = { readonly [Key in keyof T]: T[Key]['usual'] };
const setting = <Value>(name: string, usual: Value, read: (text: string) => Value): Setting<Value> => ({ name, usual, read });
const text = (name: string, usual: string) => setting(name, usual, String);
const optionalText = (name: string) => setting<string | null>(name, null, String);

const whole = (name: string, usual: number, least: number, most: number) =>
  setting(name, usual, (given) => {
    const value = Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not '${given}'.`);
  });

const flag = (name: string, usual: boolean) =>
  setting(name, usual, (given) => {
    if (given !== 'true' && given !== 'false') throw new ConfigError(`${name} must be true or false, not '${given}'.`);
    return given === 'true';
  });

const timeout = (name: string, usual: number) => whole(name, usual, 100, 10 * 60_000);
const connections = (name: string, usual: number) => whole(name, usual, 1, 200);

function timeZoneOf(given: string): string {
  if (isTimeZone(given)) return given;
  throw new ConfigError(`PLATFORM_TIME_ZONE '${given}' is not a time zone such as 'UTC' or 'Asia/Kolkata'.`);
}

function secretOf(given: string): string {
  if (given.length < 32) throw new ConfigError('JWT_SECRET must have at least 32 characters.');
  return given;
}

const APP = {
  timeZone: setting('PLATFORM_TIME_ZONE', 'UTC', timeZoneOf),
  tokenDays: whole('TOKEN_DAYS', 30, 1, 365),
  /** How long a session counts as confirmed after the user has typed the own password again. */
  confirmationMinutes: whole('PASSWORD_CONFIRMATION_MINUTES', 5, 1, 60),
  /** How many top-ups of a player may wait for a decision, and how many redeem requests. */
  mostPendingRequests: whole('MOST_PENDING_REQUESTS', 10, 1, 1000),
  /** In currency units. */
  largestTopUp: whole('LARGEST_TOP_UP', 1_000_000, 1, 1_000_000),
  /** How long idempotency keys are remembered; longer than a browser may send a request again. */
  callKeyDays: whole('CALL_KEY_DAYS', 60, INTENT_DAYS + 1, 3650),
  /** Event streams that one copy of the server holds open. */
  eventStreams: whole('EVENT_STREAMS', 1000, 10, 100_000),
  /** Whether the page with the API's calls, and its document, are served; not in production unless this is set. */
  apiDocs: flag('API_DOCS', true),
  /** Whether browsers are offered to keep their session in a cookie. */
  cookieSession: flag('COOKIE_SESSION', true),
  logLevel: text('LOG_LEVEL', 'error'),
  /** `true`, or the addresses of the proxies that are trusted. */
  trustProxy: setting<boolean | string>('TRUST_PROXY', false, (given) =>
    given === 'true' || given === 'false' ? given === 'true' : given,
  ),
  /** How long a server that stops waits for the calls in flight. */
  stopSeconds: whole('STOP_SECONDS', 10, 1, 300),
} satisfies Table;

const ATTEMPTS = {
  /** Failed sign-ins for one email address from one network address. */
  signInLimit: whole('SIGN_IN_ATTEMPTS', 10, 1, 1000),
  /** Failed sign-ins from one network address for any account: an attacker may try one password with all of them. */
  signInAddressLimit: whole('SIGN_IN_ATTEMPTS_PER_ADDRESS', 60, 1, 100_000),
  /** Failed sign-ins for one email address from all network addresses together, except from browsers that the account knows. */
  signInAccountLimit: whole('SIGN_IN_ATTEMPTS_PER_ACCOUNT', 30, 1, 100_000),
  registrationLimit: whole('REGISTRATIONS_PER_HOUR', 100, 1, 100_000),
  formLimit: whole('FORMS_PER_HOUR', 20, 1, 100_000),
} satisfies Table;
const SIGN_IN_MINUTES = whole('SIGN_IN_MINUTES', 15, 1, 24 * 60);

/** Limits, so that one slow query or one locked row does not delay all others. For a PostgreSQL server only. */
const DATABASE = {
  // The console waits 20 seconds for an answer: the user reads the server's sentence before that.
  statementTimeoutMs: timeout('STATEMENT_TIMEOUT_MS', 15_000),
  lockTimeoutMs: timeout('LOCK_TIMEOUT_MS', 5000),
  idleInTransactionTimeoutMs: timeout('IDLE_IN_TRANSACTION_TIMEOUT_MS', 10_000),
  listConnections: connections('LIST_CONNECTIONS', 8),
  /** Connections for calls that change something; lists cannot take them. */
  decisionConnections: connections('DECISION_CONNECTIONS', 6),
} satisfies Table;

const PROGRAM = {
  host: text('HOST', '127.0.0.1'),
  port: whole('API_PORT', 8080, 0, 65_535),
  /** null: the embedded database in `dataDir`. */
  databaseUrl: optionalText('DATABASE_URL'),
  /** A replica that lists and figures may be read from; null for none. */
  databaseReadUrl: optionalText('DATABASE_READ_URL'),
  dataDir: text('DATA_DIR', resolve(API_FOLDER, '../.data')),
  jwtSecret: setting<string | null>('JWT_SECRET', null, secretOf),
} satisfies Table;

export interface AttemptLimit {
  readonly attempts: number;
  readonly minutes: number;
}

export type DatabaseSettings = Settings<typeof DATABASE>;

/** The part of the configuration that `buildApp` needs; `Config` has the rest. */
export interface AppConfig extends Settings<typeof APP>, Readonly<Record<keyof typeof ATTEMPTS, AttemptLimit>> {
  /** How often expired rows are deleted. */
  readonly sweepSeconds: number;
  readonly heartbeatSeconds: number;
  /** How often open event streams are compared with the database, which may be changed by hand. */
  readonly streamCheckSeconds: number;
}

export interface Config extends AppConfig, Settings<typeof PROGRAM> {
  readonly database: DatabaseSettings;
  readonly production: boolean;
}

function readSetting<Value>({ name, usual, read }: Setting<Value>, env: NodeJS.ProcessEnv): Value {
  const given = env[name];
  return given === undefined || given === '' ? usual : read(given);
}

function readTable<T extends Table>(table: T, env: NodeJS.ProcessEnv): Settings<T> {
  return Object.fromEntries(Object.entries(table).map(([key, setting]) => [key, readSetting(setting, env)])) as Settings<T>;
}

function readLimits(env: NodeJS.ProcessEnv) {
  const signInMinutes = readSetting(SIGN_IN_MINUTES, env);
  const limits = Object.entries(readTable(ATTEMPTS, env)).map(([key, attempts]) => {
    return [key, { attempts, minutes: key.startsWith('signIn') ? signInMinutes : 60 }];
  });
  return Object.fromEntries(limits) as Record<keyof typeof ATTEMPTS, AttemptLimit>;
}

const appConfig = (env: NodeJS.ProcessEnv): AppConfig => ({
  ...readTable(APP, env),
  ...readLimits(env),
  ...{ sweepSeconds: 600, heartbeatSeconds: 15, streamCheckSeconds: 20 },
});

export const APP_DEFAULTS = appConfig({});
export const DATABASE_DEFAULTS = readTable(DATABASE, {});

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production';
  const config = { ...appConfig({ ...env, API_DOCS: env.API_DOCS || String(!production) }), ...readTable(PROGRAM, env) };
  return { ...config, dataDir: resolve(config.dataDir), database: readTable(DATABASE, env), production };
}
