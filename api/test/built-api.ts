import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { makeTokens } from '../src/auth/tokens';

const SECRET = 'a secret of this run alone, long enough';

/** The administrator of a database that `npm run scale -w api` has filled. */
export const ADMIN = { id: 1, name: 'Player 1', email: 'player1@example.com', roles: [{ name: 'ROLE_ADMIN' }] };

/** The built server as a process of its own, over the database of DATABASE_URL, and the administrator's token there. */
export async function startBuiltApi() {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../dist/main.js')], {
    env: { ...process.env, API_PORT: process.env.API_PORT ?? '0', JWT_SECRET: SECRET, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /listens at (\S+)\/api\/v1/.exec(chunk.toString())?.[1];
      if (address !== undefined) found(address);
    });
    server.once('exit', () => failed(new Error('The server did not start.')));
  });
  const token = await makeTokens(SECRET, 1, () => new Date()).issue(ADMIN);
  return { origin, token, pid: server.pid ?? 0, stop: () => server.kill() };
}
