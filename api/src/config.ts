import { INTENT_DAYS } from '@arena/shared/contract';
import { resolve } from 'node:path';
import { API_FOLDER } from './folder';
import { isTimeZone } from './time/platform-time';

/** What `buildApp` needs to know; everything else about an installation is `Config`. */
export interface AppConfig {
  readonly timeZone: string;
  readonly tokenDays: number;
  /** Failed sign-ins for one e-mail address from one network address. */
  readonly signInLimit: AttemptLimit;
  /** Failed sign-ins from one network address, whoever they are for: it tries one password with everybody. */
  readonly signInAddressLimit: AttemptLimit;
  /** How long a session counts as confirmed after the person has typed the own password again. */
  readonly confirmationMinutes: number;
  /** Failed sign-ins for one e-mail address from all network addresses together, but for the browsers that the account knows. */
  readonly signInAccountLimit: AttemptLimit;
  readonly registrationLimit: AttemptLimit;
  /** Messages by the public forms. */
  readonly formLimit: AttemptLimit;
  /** How many top-ups of a player may wait for a decision, and how many redeem requests. */
  readonly mostPendingRequests: number;
  /** In currency units. */
  readonly largestTopUp: number;
  /** How long idempotency keys are remembered; longer than a browser may send a request again. */
  readonly callKeyDays: number;
  /** How often what has expired is deleted. */
  readonly sweepSeconds: number;
  /** Seconds between two heartbeats of an event stream. */
  readonly heartbeatSeconds: number;
  /** Event streams that one copy of the server holds open. */
  readonly eventStreams: number;
  /** How often open event streams are compared with the database, which may be changed by hand. */
  readonly streamCheckSeconds: number;
  /** Whether the page with the API's calls, and its document, are served. */
  readonly apiDocs: boolean;
  /** Whether browsers are offered to keep their session in a cookie. */
  readonly cookieSession: boolean;
  readonly logLevel: string;
  readonly trustProxy: boolean | string;
  /** How long a server that stops waits for the calls that it is at. */
  readonly stopSeconds: number;
}

/** Limits, so that one slow query or one locked row does not delay everybody. For a PostgreSQL server only. */
export interface DatabaseSettings {
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
  /** Connections for calls that only read. */
  readonly listConnections: number;
  /** Connections for calls that change something; lists cannot take them. */
  readonly decisionConnections: number;
}

export interface AttemptLimit {
  readonly attempts: number;
  readonly minutes: number;
}

export interface Config extends AppConfig {
  readonly host: string;
  readonly port: number;
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** A replica that lists and figures may be read from; null for none. */
  readonly databaseReadUrl: string | null;
  readonly database: DatabaseSettings;
  readonly dataDir: string;
  readonly jwtSecret: string | null;
  readonly production: boolean;
}

/** A setting that cannot be used; its message is a sentence for the person who starts the server. */
export class ConfigError extends Error {}

export const APP_DEFAULTS: AppConfig = {
  timeZone: 'UTC',
  tokenDays: 30,
  signInLimit: { attempts: 10, minutes: 15 },
  signInAddressLimit: { attempts: 60, minutes: 15 },
  confirmationMinutes: 5,
  signInAccountLimit: { attempts: 30, minutes: 15 },
  registrationLimit: { attempts: 100, minutes: 60 },
  formLimit: { attempts: 20, minutes: 60 },
  mostPendingRequests: 10,
  largestTopUp: 1_000_000,
  callKeyDays: 60,
  sweepSeconds: 600,
  heartbeatSeconds: 15,
  eventStreams: 1000,
  streamCheckSeconds: 20,
  apiDocs: true,
  cookieSession: true,
  logLevel: 'error',
  trustProxy: false,
  stopSeconds: 10,
};

/** The console waits 20 seconds for an answer: a person is to read the server's sentence before that. */
export const DATABASE_DEFAULTS: DatabaseSettings = {
  statementTimeoutMs: 15_000,
  lockTimeoutMs: 5000,
  idleInTransactionTimeoutMs: 10_000,
  listConnections: 8,
  decisionConnections: 6,
};

const LONGEST_TIMEOUT_MS = 10 * 60_000;
const MOST_CONNECTIONS = 200;

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, minimum: number, maximum: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw new ConfigError(`${name} must be a whole number from ${minimum} to ${maximum}, not '${raw}'.`);
  }
  return value;
}

function flag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  if (raw !== 'true' && raw !== 'false') throw new ConfigError(`${name} must be true or false, not '${raw}'.`);
  return raw === 'true';
}

function trustProxyOf(raw: string | undefined): boolean | string {
  if (raw === undefined || raw === '' || raw === 'false') return APP_DEFAULTS.trustProxy;
  return raw === 'true' ? true : raw;
}

function databaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  const timeout = (name: string, fallback: number) => integer(env, name, fallback, 100, LONGEST_TIMEOUT_MS);
  const connections = (name: string, fallback: number) => integer(env, name, fallback, 1, MOST_CONNECTIONS);
  return {
    statementTimeoutMs: timeout('STATEMENT_TIMEOUT_MS', DATABASE_DEFAULTS.statementTimeoutMs),
    lockTimeoutMs: timeout('LOCK_TIMEOUT_MS', DATABASE_DEFAULTS.lockTimeoutMs),
    idleInTransactionTimeoutMs: timeout('IDLE_IN_TRANSACTION_TIMEOUT_MS', DATABASE_DEFAULTS.idleInTransactionTimeoutMs),
    listConnections: connections('LIST_CONNECTIONS', DATABASE_DEFAULTS.listConnections),
    decisionConnections: connections('DECISION_CONNECTIONS', DATABASE_DEFAULTS.decisionConnections),
  };
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const timeZone = env.PLATFORM_TIME_ZONE || APP_DEFAULTS.timeZone;
  if (!isTimeZone(timeZone)) throw new ConfigError(`PLATFORM_TIME_ZONE '${timeZone}' is not a time zone such as 'UTC' or 'Asia/Kolkata'.`);
  const jwtSecret = env.JWT_SECRET || null;
  if (jwtSecret !== null && jwtSecret.length < 32) throw new ConfigError('JWT_SECRET must have at least 32 characters.');
  const production = env.NODE_ENV === 'production';
  const { signInLimit, signInAddressLimit, signInAccountLimit, registrationLimit, formLimit } = APP_DEFAULTS;
  const minutes = integer(env, 'SIGN_IN_MINUTES', signInLimit.minutes, 1, 24 * 60);
  return {
    ...APP_DEFAULTS,
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'API_PORT', 8080, 0, 65_535),
    databaseUrl: env.DATABASE_URL || null,
    databaseReadUrl: env.DATABASE_READ_URL || null,
    database: databaseSettings(env),
    dataDir: resolve(env.DATA_DIR || resolve(API_FOLDER, '../.data')),
    jwtSecret,
    production,
    timeZone,
    tokenDays: integer(env, 'TOKEN_DAYS', APP_DEFAULTS.tokenDays, 1, 365),
    signInLimit: { attempts: integer(env, 'SIGN_IN_ATTEMPTS', signInLimit.attempts, 1, 1000), minutes },
    signInAddressLimit: { attempts: integer(env, 'SIGN_IN_ATTEMPTS_PER_ADDRESS', signInAddressLimit.attempts, 1, 100_000), minutes },
    mostPendingRequests: integer(env, 'MOST_PENDING_REQUESTS', APP_DEFAULTS.mostPendingRequests, 1, 1000),
    largestTopUp: integer(env, 'LARGEST_TOP_UP', APP_DEFAULTS.largestTopUp, 1, 1_000_000),
    callKeyDays: integer(env, 'CALL_KEY_DAYS', APP_DEFAULTS.callKeyDays, INTENT_DAYS + 1, 3650),
    confirmationMinutes: integer(env, 'PASSWORD_CONFIRMATION_MINUTES', APP_DEFAULTS.confirmationMinutes, 1, 60),
    signInAccountLimit: { attempts: integer(env, 'SIGN_IN_ATTEMPTS_PER_ACCOUNT', signInAccountLimit.attempts, 1, 100_000), minutes },
    registrationLimit: { ...registrationLimit, attempts: integer(env, 'REGISTRATIONS_PER_HOUR', registrationLimit.attempts, 1, 100_000) },
    formLimit: { ...formLimit, attempts: integer(env, 'FORMS_PER_HOUR', formLimit.attempts, 1, 100_000) },
    apiDocs: flag(env, 'API_DOCS', !production),
    cookieSession: flag(env, 'COOKIE_SESSION', APP_DEFAULTS.cookieSession),
    eventStreams: integer(env, 'EVENT_STREAMS', APP_DEFAULTS.eventStreams, 10, 100_000),
    logLevel: env.LOG_LEVEL || APP_DEFAULTS.logLevel,
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    stopSeconds: integer(env, 'STOP_SECONDS', APP_DEFAULTS.stopSeconds, 1, 300),
  };
}
