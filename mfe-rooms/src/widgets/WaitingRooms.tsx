import type { Room } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { DASH, EmptyState, formatTotal, QueryView, Skeleton, WidgetFooter, WidgetList, type WidgetRow } from '@arena/shared/ui';
import { Swords } from 'lucide';
import { roomPaths } from '../rooms/paths';
import { useWaitingRooms } from '../rooms/rooms.queries';
import * as t from './widgets.messages';

const SHOWN = 4;

const rowOf = ({ id, creator, opponent, game, gameType, prize, createdAt }: Room): WidgetRow => ({
  id,
  // A backend may omit the opponent even if there was one.
  title: t.versus(creator?.name ?? t.unknown, opponent?.name ?? DASH),
  amount: prize,
  facts: [t.roomNumber(id), game?.title, gameType, formatLocal(createdAt)],
  to: id === null ? null : roomPaths.rewards(id),
});

/** Dashboard widget: played rooms whose winner has to be chosen and paid. */
export default function WaitingRooms() {
  const empty = <EmptyState flush icon={Swords} title={t.empty} hint={t.emptyHint} />;
  return (
    <QueryView query={useWaitingRooms(SHOWN)} label={t.loading} flush skeletonOnRetry skeleton={<Skeleton height={268} />}>
      {(waiting) =>
        waiting.oldest.length === 0 ? (
          empty
        ) : (
          <>
            <WidgetList rows={waiting.oldest.map(rowOf)} />
            <WidgetFooter to={roomPaths.list('?tab=cointime')}>
              {waiting.total === 1 ? t.oneWaiting : t.waiting(formatTotal(waiting))}
            </WidgetFooter>
          </>
        )
      }
    </QueryView>
  );
}
