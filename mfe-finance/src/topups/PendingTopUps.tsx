import { ageOf, oldestFirst, useNow } from '@arena/shared/platform';
import { EmptyState, formatMoney, formatTotal, QueryView, Skeleton, WidgetFooter, WidgetList } from '@arena/shared/ui';
import { WalletCards } from 'lucide';
import { personOf } from '../common/request';
import { totalsOf } from '../common/totals';
import { topUpPaths } from './paths';
import { useWaitingTopUps, type WaitingTopUps } from './topups.queries';

const SHOWN = 4;

/** Dashboard widget: how many top-ups wait, how much they come to, since when, and the way to them. */
export default function PendingTopUps() {
  return (
    <QueryView query={useWaitingTopUps()} label="Loading pending top-ups" skeleton={<Skeleton height={180} />} flush skeletonOnRetry>
      {(waiting) => <Waiting {...waiting} />}
    </QueryView>
  );
}

function Waiting({ requests: topUps, total, totalIsLeast }: WaitingTopUps) {
  const now = useNow();
  if (total === 0) return <EmptyState flush icon={WalletCards} title="No pending top-ups" hint="New requests will appear here." />;

  const shown = oldestFirst(topUps, ({ requestedAt }) => requestedAt).slice(0, SHOWN);
  const oldest = ageOf(shown[0]?.requestedAt ?? null, now);
  const rows = shown.map((topUp) => ({
    id: topUp.id,
    title: personOf(topUp),
    amount: topUp.amount,
    facts: [`Top-up ${topUp.id ?? 'without an ID'}`, topUp.game?.title, ageOf(topUp.requestedAt, now)],
    to: topUp.id === null ? null : topUpPaths.search(topUp.id),
  }));
  return (
    <>
      <WidgetList rows={rows} />
      <WidgetFooter to={topUpPaths.list()}>
        {formatTotal({ total, totalIsLeast })} {total === 1 ? 'waits' : 'wait'}
        {topUps.length === total ? `, ${formatMoney(totalsOf(topUps).sum)}` : ''}
        {oldest === null ? '' : `, oldest ${oldest}`}
      </WidgetFooter>
    </>
  );
}
