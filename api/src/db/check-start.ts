import type pg from 'pg';
import { ConfigError } from '../config';
import { addressesOf } from './postgres-servers';

const ENCODE = `In DATABASE_URL, special characters of the password have to be encoded: node -p 'encodeURIComponent(process.argv[1])' '<password>'.`;
const POOLER = `Connect to PostgreSQL directly, or through a pooler in session mode: see docs/how-to/connect-to-postgresql.md.`;

/** What to do about an error at the first connection, by PostgreSQL's or Node's code. */
const ADVICE: readonly (readonly [code: RegExp, advice: string])[] = [
  [/^08P01$/, `A connection pooler refuses what the API asks for. ${POOLER}`],
  [/^28/, `Check the role, its password and pg_hba.conf. ${ENCODE}`],
  [/^3D000$/, 'Create the database first.'],
  [/^42501$/, 'This role may not create or use all tables of this release: run migrate.js --grant <role> as their owner first.'],
  [/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH)$/, `Check the host and the port. ${ENCODE}`],
  [/CERT|UNABLE_TO_VERIFY/, "Name the authority of the server's certificate: add sslmode=verify-full&sslrootcert=<file> to DATABASE_URL."],
];

export function withAdvice(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  const advice = ADVICE.find(([codes]) => codes.test(code))?.[1];
  return [(error.message || code || String(error)).replace(/\.?$/, '.'), advice ?? []].flat().join(' ');
}

function isReadable(address: string): boolean {
  try {
    const { hash, pathname, search, password } = new URL(address);
    return decodeURIComponent(password) !== null && !`${hash}${pathname}${search}`.includes('@');
  } catch {
    return false;
  }
}

/** Refuses an address that a password with special characters has cut apart. Without showing it. */
export function assertReadable(url: string): void {
  if (!addressesOf(url).every(isReadable)) throw new ConfigError(`DATABASE_URL is not a valid address. ${ENCODE}`);
}

const HEARD_WITHIN_MS = 5000;
const WITHOUT_LIMITS = `select name from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0'`;

/** Refuses a pooler that gives each transaction another session, or drops the time limits that `other` was opened with. */
export async function assertOwnSession(client: pg.Client, other: pg.Client): Promise<void> {
  const heard = new Promise<boolean>((resolve) => {
    client.once('notification', () => resolve(true));
    setTimeout(resolve, HEARD_WITHIN_MS, false).unref();
  });
  await client.query('listen arena_start');
  await other.query('notify arena_start');
  if (!(await heard)) throw new Error(`A connection pooler in transaction mode doesn't pass on LISTEN. ${POOLER}`);
  const { rows } = await other.query<{ name: string }>(WITHOUT_LIMITS);
  if (rows[0] !== undefined) throw new Error(`A connection pooler drops ${rows[0].name}. ${POOLER}`);
}
