import { Link, useLocation } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui';
import { ArrowLeft } from 'lucide';
import { type FromList, tournamentPaths } from './paths';

/** What the screen before left in the history entry. Anybody can write there, so nothing is believed unseen. */
export function useFromList(): FromList {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { list } = state as Record<string, unknown>;
  return typeof list === 'string' && (list === '' || list.startsWith('?')) ? { list } : {};
}

/** Back to the list as it was left: its tab, its filters and its search. */
export function BackToTournaments() {
  const { list } = useFromList();
  return (
    <Button component={Link} to={tournamentPaths.list(list)} tone="ghost" size="sm" icon={ArrowLeft}>
      Back to tournaments
    </Button>
  );
}
