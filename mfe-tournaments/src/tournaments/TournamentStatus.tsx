import { plainStatus, StatusBadge } from '@arena/shared/ui';
import { toneOf } from './tournaments.status';
import * as t from './tournaments.messages';

export function TournamentStatus({ status }: { readonly status: string | null }) {
  return (
    <StatusBadge tone={toneOf(status)} plain={plainStatus('tournament', status)}>
      {status ?? t.unknown}
    </StatusBadge>
  );
}
