import { Link } from '@arena/shared/platform';
import { Button, formatTotal } from '@arena/shared/ui';
import { roomPaths } from '../paths';
import { useWaitingRooms } from '../rooms.queries';
import * as t from './payment.messages';

/** Leads on to the room that has waited longest for its payout. Two are read, because `paid` may still be the first. */
export function NextRoom({ paid }: { readonly paid: number }) {
  const { data } = useWaitingRooms(2);
  const next = data?.oldest.find(({ id }) => id !== null && id !== paid);
  if (data === undefined || typeof next?.id !== 'number') return null;
  const total = data.oldest.some(({ id }) => id === paid) ? data.total - 1 : data.total;
  return (
    <Button component={Link} to={roomPaths.rewards(next.id)} tone="primary">
      {t.nextRoom(formatTotal({ ...data, total }))}
    </Button>
  );
}
