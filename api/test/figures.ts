import assert from 'node:assert/strict';
import { addUser, type TestUser } from './builders';
import type { TestServer } from './test-server';

export interface Figure {
  readonly day: string;
  readonly gameTitle: string | null;
  readonly value: number;
}
export interface AnalyticsWire {
  readonly revenue: Figure[];
  readonly rooms: Figure[];
  readonly registrations: Figure[];
}

export const get = async <T>(server: TestServer, line: string, as: TestUser) => {
  const { status, body } = await server.call(`GET ${line}`, { as });
  assert.equal(status, 200);
  return body as T;
};
export const analytics = (server: TestServer, as: TestUser, days = 3) => get<AnalyticsWire>(server, `/dashboard/daily?days=${days}`, as);
export const statistics = (server: TestServer, as: TestUser) => get<Record<string, unknown>>(server, '/dashboard/statistics', as);
export const revenue = (server: TestServer, as: TestUser) => get<{ month: string; amount: number }[]>(server, '/revenue/monthly', as);
/** Only what is not 0. */
export const some = (figures: Figure[]) => figures.filter(({ value }) => value !== 0).map((each) => [each.day, each.gameTitle, each.value]);
export const post = async (server: TestServer, as: TestUser, line: string, body?: unknown) => {
  const answer = await server.call(line, { as, ...(body === undefined ? {} : { body }) });
  assert.ok(answer.status < 300, `${line}: ${JSON.stringify(answer.body)}`);
};

export async function people(server: TestServer) {
  const admin = await addUser(server, 'Amara', { admin: true });
  return { admin, a: await addUser(server, 'Diego', { cents: 100_000 }), b: await addUser(server, 'Omar', { cents: 100_000 }) };
}
