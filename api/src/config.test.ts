import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { INTENT_DAYS } from '@arena/shared/contract';
import { ConfigError, readConfig } from './config';

const refused = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.message;
  }
  return 'accepted';
};

describe('the settings', () => {
  it('are all optional', () => {
    const { host, port, databaseUrl, dataDir, timeZone, tokenDays, production } = readConfig({});
    assert.deepEqual(
      { host, port, databaseUrl, timeZone, tokenDays, production },
      {
        host: '127.0.0.1',
        port: 8080,
        databaseUrl: null,
        timeZone: 'UTC',
        tokenDays: 30,
        production: false,
      },
    );
    assert.match(dataDir, /\.data$/);
  });

  it('limit what a player may ask for', () => {
    const limits = ({ mostPendingRequests, largestTopUp }: ReturnType<typeof readConfig>) => [mostPendingRequests, largestTopUp];
    assert.deepEqual(limits(readConfig({})), [10, 1_000_000]);
    assert.deepEqual(limits(readConfig({ MOST_PENDING_REQUESTS: '3', LARGEST_TOP_UP: '500' })), [3, 500]);
    assert.match(refused({ MOST_PENDING_REQUESTS: '0' }), /^MOST_PENDING_REQUESTS must be a whole number from 1 to 1000/);
  });

  it('remember idempotency keys for longer than a browser may send a request again', () => {
    assert.ok(readConfig({}).callKeyDays > INTENT_DAYS);
    assert.equal(readConfig({ CALL_KEY_DAYS: '31' }).callKeyDays, 31);
    assert.match(refused({ CALL_KEY_DAYS: String(INTENT_DAYS) }), /^CALL_KEY_DAYS must be a whole number from 31 to 3650/);
  });

  it('limit failed sign-ins for one email address, and from one network address', () => {
    const { signInLimit, signInAddressLimit } = readConfig({});
    assert.deepEqual(
      [signInLimit, signInAddressLimit],
      [
        { attempts: 10, minutes: 15 },
        { attempts: 60, minutes: 15 },
      ],
    );
    const set = readConfig({ SIGN_IN_ATTEMPTS: '5', SIGN_IN_ATTEMPTS_PER_ADDRESS: '500', SIGN_IN_MINUTES: '30' });
    assert.deepEqual(
      [set.signInLimit, set.signInAddressLimit],
      [
        { attempts: 5, minutes: 30 },
        { attempts: 500, minutes: 30 },
      ],
    );
    assert.equal(
      refused({ SIGN_IN_ATTEMPTS_PER_ADDRESS: '0' }),
      "SIGN_IN_ATTEMPTS_PER_ADDRESS must be a whole number from 1 to 100000, not '0'.",
    );
  });

  it('limit failed sign-ins for one account anywhere, and registrations and forms from one network', () => {
    const limitsOf = (env: NodeJS.ProcessEnv) => {
      const { signInAccountLimit, registrationLimit, formLimit } = readConfig(env);
      return [signInAccountLimit, registrationLimit, formLimit].map(({ attempts, minutes }) => `${attempts} in ${minutes}`);
    };
    assert.deepEqual(limitsOf({}), ['30 in 15', '100 in 60', '20 in 60']);
    const set = { SIGN_IN_ATTEMPTS_PER_ACCOUNT: '50', SIGN_IN_MINUTES: '30', REGISTRATIONS_PER_HOUR: '5', FORMS_PER_HOUR: '7' };
    assert.deepEqual(limitsOf(set), ['50 in 30', '5 in 60', '7 in 60']);
    assert.equal(refused({ FORMS_PER_HOUR: '0' }), "FORMS_PER_HOUR must be a whole number from 1 to 100000, not '0'.");
  });

  it('show the API’s document unless the server is in production, where it has to be switched on', () => {
    const shown = (env: NodeJS.ProcessEnv) => readConfig(env).apiDocs;
    assert.deepEqual([shown({}), shown({ NODE_ENV: 'production' })], [true, false]);
    assert.deepEqual([shown({ API_DOCS: 'false' }), shown({ NODE_ENV: 'production', API_DOCS: 'true' })], [false, true]);
    assert.equal(refused({ API_DOCS: 'yes' }), "API_DOCS must be true or false, not 'yes'.");
  });

  it('limit every database wait to less than the console’s own timeout, and can be changed', () => {
    const { database, stopSeconds } = readConfig({});
    const defaults = { statementTimeoutMs: 15_000, lockTimeoutMs: 5000, idleInTransactionTimeoutMs: 10_000 };
    assert.deepEqual([database, stopSeconds], [{ ...defaults, listConnections: 8, decisionConnections: 6 }, 10]);
    const changed = readConfig({ STATEMENT_TIMEOUT_MS: '60000', LOCK_TIMEOUT_MS: '100', LIST_CONNECTIONS: '3', STOP_SECONDS: '1' });
    assert.deepEqual(
      [changed.database, changed.stopSeconds],
      [{ ...database, statementTimeoutMs: 60_000, lockTimeoutMs: 100, listConnections: 3 }, 1],
    );
    assert.equal(refused({ LOCK_TIMEOUT_MS: '0' }), "LOCK_TIMEOUT_MS must be a whole number from 100 to 600000, not '0'.");
  });

  it('that cannot be used are refused with a sentence that names them', () => {
    assert.equal(refused({ API_PORT: '80a' }), "API_PORT must be a whole number from 0 to 65535, not '80a'.");
    assert.equal(
      refused({ PLATFORM_TIME_ZONE: 'Mars/Olympus' }),
      "PLATFORM_TIME_ZONE 'Mars/Olympus' is not a time zone such as 'UTC' or 'Asia/Kolkata'.",
    );
    assert.equal(refused({ JWT_SECRET: 'short' }), 'JWT_SECRET must have at least 32 characters.');
  });
});
