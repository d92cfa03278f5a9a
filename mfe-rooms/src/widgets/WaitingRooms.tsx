import type { Room } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { DASH, EmptyState, formatTotal, QueryView, Skeleton, WidgetFooter, WidgetList, type WidgetRow } from '@arena/shared/ui';
import { Swords } from 'lucide';
import { roomPaths } from '../rooms/paths';
import { useWaitingRooms } from '../rooms/rooms.queries';

const SHOWN = 4;

const rowOf = ({ id, creator, opponent, game, gameType, prize, createdAt }: Room): WidgetRow => ({
  id,
  // A backend may omit the opponent even if there was one.
  title: `${creator?.name ?? 'Unknown'} vs ${opponent?.name ?? DASH}`,
  amount: prize,
  facts: [`Room ${id ?? 'without an ID'}`, game?.title, gameType, formatLocal(createdAt)],
  to: id === null ? null : roomPaths.rewards(id),
});

/** Dashboard widget: played rooms whose winner has to be chosen and paid. */
export default function WaitingRooms() {
  const empty = <EmptyState flush icon={Swords} title="No rooms awaiting payout" hint="Finished rooms will appear here." />;
  return (
    <QueryView query={useWaitingRooms(SHOWN)} label="Loading rooms" flush skeletonOnRetry skeleton={<Skeleton height={180} />}>
      {(waiting) =>
        waiting.oldest.length === 0 ? (
          empty
        ) : (
          <>
            <WidgetList rows={waiting.oldest.map(rowOf)} />
            <WidgetFooter to={roomPaths.list('?tab=cointime')}>
              {waiting.total === 1 ? '1 room awaiting payout' : `${formatTotal(waiting)} rooms awaiting payout`}
            </WidgetFooter>
          </>
        )
      }
    </QueryView>
  );
}
