import type { Redeem } from '@arena/shared/contract';
import {
  EmptyState,
  formatCount,
  Panel,
  PanelTitle,
  QueryView,
  Skeleton,
  StatusBadge,
  styled,
  WidgetFooter,
  WidgetList,
  type WidgetRow,
} from '@arena/shared/ui';
import { BanknoteArrowDown } from 'lucide';
import { SHOWN_REDEEMS, usePendingRedeems } from './dashboard.queries';
import * as t from './dashboard.messages';

const PATH = '/admin/redeem-management';
const Frame = styled(Panel)({ display: 'flex', flexDirection: 'column' });

/** Part 1 §7. */
export function PendingRedeems() {
  const query = usePendingRedeems();
  const { total = 0, totalIsLeast = false } = query.data ?? {};
  return (
    <Frame aria-label={t.redeemRequests}>
      <PanelTitle style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        {t.redeemRequests}
        {total === 0 ? null : <StatusBadge tone="wait">{t.pendingCount(formatCount(total), totalIsLeast)}</StatusBadge>}
      </PanelTitle>
      <QueryView flush skeletonOnRetry query={query} label={t.loadingRedeems} skeleton={<Skeleton height={268} />}>
        {({ redeems }) => (redeems.length === 0 ? NOTHING : <Requests redeems={redeems} rest={total - SHOWN_REDEEMS} />)}
      </QueryView>
    </Frame>
  );
}

const NOTHING = <EmptyState flush icon={BanknoteArrowDown} title={t.noRedeems} hint={t.noRedeemsHint} />;

const rowOf = ({ id, user, method, amount }: Redeem): WidgetRow => ({
  id,
  title: user?.name ?? user?.email ?? t.unknown,
  amount,
  facts: [t.redeemNumber(id), method],
  // The screen's search finds numbers.
  to: id === null ? null : `${PATH}?search=${id}`,
});

const Requests = ({ redeems, rest }: { readonly redeems: readonly Redeem[]; readonly rest: number }) => (
  <>
    <WidgetList rows={redeems.map(rowOf)} />
    <WidgetFooter to={PATH}>{rest > 0 ? t.andMore(formatCount(rest)) : ''}</WidgetFooter>
  </>
);
