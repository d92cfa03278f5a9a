import type { TelemetryTicket } from '@arena/shared/contract/telemetry';
import { openLiveConsole } from './harness/consoles.ts';
import { ADMIN, signInAt } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { userServer } from './harness/users-server.ts';

/* What one client, or a few, could do to all others: over HTTP, against the real origin and the real server. */

const PLAYERS = 5;
const STREAMS = 30;

test('players who open as many event streams as they can keep no one from signing in', async ({ platform }) => {
  const server = await userServer({ api: platform.api });
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => server.register()));
  const closing = new AbortController();
  try {
    const answers = await Promise.all(
      players.flatMap(({ token }) =>
        Array.from({ length: STREAMS }, () =>
          fetch(`${platform.url}/api/v1/events`, { headers: { authorization: `Bearer ${token}` }, signal: closing.signal }),
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(PLAYERS * 3);
    expect(new Set(refused.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(new Set(['429 60']));
    const began = performance.now();
    await signInAt(platform.url, ADMIN);
    expect(performance.now() - began).toBeLessThan(1000);
  } finally {
    closing.abort();
  }
});

test('an administrator counts as one reporter with any scheme, spacing or sign-in', async ({ platform }) => {
  const site = await openLiveConsole(platform.api);
  const whoIs = async (authorization: string) => {
    const headers = { authorization, 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' };
    const answer = await fetch(`${site.url}/-/telemetry/ticket`, { method: 'POST', headers, body: '' });
    return ((await answer.json()) as TelemetryTicket).ticket.split('.')[1];
  };
  try {
    const server = await userServer({ api: platform.api });
    const [one, again] = [await signInAt(platform.api, ADMIN), await signInAt(platform.api, ADMIN)];
    const words = Array.from({ length: 20 }, (_, index) => `Scheme${index} ${one.token}`);
    const names: unknown[] = [];
    for (const authorization of [...words, one.token, `Bearer   ${one.token}`, `Bearer ${again.token}`])
      names.push(await whoIs(authorization));
    expect(new Set(names).size).toBe(1);

    const other = await server.register();
    await server.grant(other.email);
    // A grant ends the sessions from before it.
    const { token } = await signInAt(platform.api, other);
    expect(await whoIs(`Bearer ${token}`)).not.toBe(names[0]);
  } finally {
    await site.close();
  }
});
