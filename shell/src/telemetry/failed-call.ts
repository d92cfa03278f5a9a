import { ApiError, isMissing } from '@arena/shared/platform';

/** null for expected failures: invalid input, 403, 404, an ended session or a cancelled read. */
export function kindOfFailedCall(error: unknown, reads: boolean): string | null {
  if (!(error instanceof ApiError) || isMissing(error)) return null;
  const { kind, status } = error;
  if (kind === 'network') return 'offline';
  if (kind === 'timeout') return 'timed-out';
  if (kind === 'server') return '5xx';
  if (kind === 'bad-answer') return kind;
  return kind === 'refused' && (reads || status === 429) ? `4xx-${status}` : null;
}
