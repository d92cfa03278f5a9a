/** Why a call failed: `lost` connection, `full` disk, row `locked` too long, `slow` query, or `gone`: the caller left, so the query was cancelled. */
export type UnavailableReason = 'lost' | 'full' | 'locked' | 'slow' | 'gone';

export class DatabaseUnavailable extends Error {
  constructor(
    readonly reason: UnavailableReason,
    message: string,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** PostgreSQL's codes after which the connection is of no use: it was shut down, terminated, idle in a transaction, or became a standby's. */
const ENDS_THE_SESSION = /^(08...|57P0[1-5]|25P0[34]|25006)$/;
/** The network's own words for a connection that broke, and the driver's, which have no code. */
const BROKEN = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
const SAYS_BROKEN =
  /^(Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;
const TOO_MANY_CONNECTIONS = '53300';
/** Of disk or of memory. */
const NO_SPACE = /^53(?!300)/;
const LOCK_TIMEOUT = '55P03';
const STATEMENT_TIMEOUT = '57014';
/** What only a replica reports: it accepts no writes, and may cancel a query because of changes from the primary. */
const OF_A_REPLICA = /^(25006|40001)$/;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function endsTheSession(error: unknown): boolean {
  const code = codeOf(error);
  return ENDS_THE_SESSION.test(code) || BROKEN.test(code) || (error instanceof Error && SAYS_BROKEN.test(error.message));
}

/** null for an error that is not about the database's availability. Drivers and drizzle wrap errors, so causes count. */
export function whyUnavailable(error: unknown): UnavailableReason | null {
  if (error instanceof DatabaseUnavailable) return error.reason;
  const code = codeOf(error);
  if (code === LOCK_TIMEOUT) return 'locked';
  if (code === STATEMENT_TIMEOUT) return 'slow';
  if (NO_SPACE.test(code)) return 'full';
  if (code === TOO_MANY_CONNECTIONS || endsTheSession(error)) return 'lost';
  return error instanceof Error && error.cause !== undefined ? whyUnavailable(error.cause) : null;
}

/** Whether the primary would have answered what a replica did not. */
export function isReplicasOwn(error: unknown): boolean {
  return OF_A_REPLICA.test(codeOf(error)) || /^(lost|full)$/.test(whyUnavailable(error) ?? '');
}
