import { type Capability, COOKIE_SESSION, platformCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from './config';
import type { Connection } from './db/database';
import { HttpError } from './http/errors';
import { route } from './http/route';

const CAPABILITIES: Capability[] = [
  'registration',
  'room-settings',
  'room-delete',
  'idempotency-key',
  'winner-room',
  'application-reject',
  'tournament-rewards',
  'tournament-complete',
  'topup-statistics',
  'redeem-decisions',
  'player-requests',
  'audit-log',
  'user-statistics',
  'create-user',
  'ban-user',
  'user-activity',
  'profile-edit',
  'dashboard-statistics',
  'analytics',
  'notifications',
  'live-changes',
  'session-user',
  'form-messages',
  'counts',
  'room-pages',
  'user-search',
  'request-search',
  'application-pages',
  'pool-limit',
  'separate-approver',
  'banned-confirmation',
  'confirm-password',
  'role-revoke',
  'user-account',
];

export function platformRoutes(app: FastifyInstance, isUp: Connection['isUp'], { cookieSession }: Pick<AppConfig, 'cookieSession'>): void {
  const capabilities = [...CAPABILITIES, ...(cookieSession ? [COOKIE_SESSION] : [])];
  route(app, platformCalls.health, async () => {
    if (!(await isUp())) throw new HttpError(503, 'The database does not answer.');
    return { status: 'ok' };
  });

  route(app, platformCalls.capabilities, async () => ({ capabilities }));
}
