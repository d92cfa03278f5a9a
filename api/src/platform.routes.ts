import { type Call, CALL_TABLES, type Capability, COOKIE_SESSION, platformCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from './config';
import type { Connection } from './db/database';
import { HttpError } from './errors';
import { route } from './http/route';
import * as t from './api.messages';

/** What this server has beyond the specification: the calls that are extensions, and what its other calls do besides. */
const CAPABILITIES: readonly Capability[] = [
  ...Object.values<Readonly<Record<string, Call>>>(CALL_TABLES).flatMap((calls) =>
    Object.values(calls).flatMap((call) => call.extension ?? []),
  ),
  ...(['idempotency-key', 'winner-room', 'application-reject', 'live-changes'] as const),
  ...(['pool-limit', 'separate-approver', 'banned-confirmation', 'repeated-hour'] as const),
];

export function platformRoutes(app: FastifyInstance, isUp: Connection['isUp'], { cookieSession }: Pick<AppConfig, 'cookieSession'>): void {
  const capabilities = [...new Set(CAPABILITIES)].filter((capability) => cookieSession || capability !== COOKIE_SESSION);
  route(app, platformCalls.health, async () => {
    if (!(await isUp())) throw new HttpError(503, t.databaseSilent);
    return { status: 'ok' };
  });

  route(app, platformCalls.capabilities, async () => ({ capabilities }));
}
