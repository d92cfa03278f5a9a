import { Link, useLocation } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui';
import { ArrowLeft } from 'lucide';
import { type FromList, roomPaths } from './paths';

/** What the screen before left in the history entry. Anybody can write there, so nothing is believed unseen. */
export function useFromList(): FromList {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  const { list, winner } = state as Record<string, unknown>;
  return {
    ...(typeof list === 'string' && (list === '' || list.startsWith('?')) ? { list } : {}),
    ...(typeof winner === 'number' ? { winner } : {}),
  };
}

/** Back to the list as it was left: its tab and its search. */
export function BackToRooms() {
  const { list } = useFromList();
  return (
    <Button component={Link} to={roomPaths.list(list)} tone="ghost" size="sm" icon={ArrowLeft}>
      Back to rooms
    </Button>
  );
}
