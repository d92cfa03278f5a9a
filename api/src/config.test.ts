import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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

  it('that cannot be used are refused with a sentence that names them', () => {
    assert.equal(refused({ API_PORT: '80a' }), "API_PORT must be a whole number from 0 to 65535, not '80a'.");
    assert.equal(
      refused({ PLATFORM_TIME_ZONE: 'Mars/Olympus' }),
      "PLATFORM_TIME_ZONE 'Mars/Olympus' is not a time zone such as 'UTC' or 'Asia/Kolkata'.",
    );
    assert.equal(refused({ JWT_SECRET: 'short' }), 'JWT_SECRET must have at least 32 characters.');
  });
});
