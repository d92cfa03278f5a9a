import { Link, useLocation } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui';
import { ArrowLeft } from 'lucide';
import { userPaths } from '../paths';

/** What the list left in the history entry. Anybody can write there, so nothing is believed unseen. */
function useListQuery(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return '';
  const { list } = state as Record<string, unknown>;
  return typeof list === 'string' && list.startsWith('?') ? list : '';
}

/** Back to the list as it was left: its search and its order. */
export function BackToUsers() {
  return (
    <Button component={Link} to={userPaths.list(useListQuery())} tone="ghost" size="sm" icon={ArrowLeft}>
      Back to users
    </Button>
  );
}
