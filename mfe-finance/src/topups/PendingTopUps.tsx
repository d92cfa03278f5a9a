import { ageOf, oldestFirst, useNow } from '@arena/shared/platform';
import { EmptyState, formatMoney, formatTotal, QueryView, Skeleton, WidgetFooter, WidgetList } from '@arena/shared/ui';
import { WalletCards } from 'lucide';
import { personOf } from '../common/request';
import { totalsOf } from '../common/totals';
import { topUpPaths } from './paths';
import { useWaitingTopUps, type WaitingTopUps } from './topups.queries';
import * as t from './topups.messages';

const SHOWN = 4;

/** Dashboard widget: how many top-ups wait, how much they come to, since when, and the way to them. */
export default function PendingTopUps() {
  return (
    <QueryView query={useWaitingTopUps()} label={t.loadingPending} skeleton={<Skeleton height={180} />} flush skeletonOnRetry>
      {(waiting) => <Waiting {...waiting} />}
    </QueryView>
  );
}

function Waiting({ requests: topUps, total, totalIsLeast }: WaitingTopUps) {
  const now = useNow();
  if (total === 0) return <EmptyState flush icon={WalletCards} title={t.noPending} hint={t.noPendingHint} />;

  const shown = oldestFirst(topUps, ({ requestedAt }) => requestedAt).slice(0, SHOWN);
  const oldest = ageOf(shown[0]?.requestedAt ?? null, now);
  const rows = shown.map((topUp) => ({
    id: topUp.id,
    title: personOf(topUp),
    amount: topUp.amount,
    facts: [t.topUpNumber(topUp.id), topUp.game?.title, ageOf(topUp.requestedAt, now)],
    to: topUp.id === null ? null : topUpPaths.search(topUp.id),
  }));
  return (
    <>
      <WidgetList rows={rows} />
      <WidgetFooter to={topUpPaths.list()}>
        {formatTotal({ total, totalIsLeast })} {t.waiting}
        {topUps.length === total ? `, ${formatMoney(totalsOf(topUps).sum)}` : ''}
        {oldest === null ? '' : `, oldest ${oldest}`}
      </WidgetFooter>
    </>
  );
}
