import type { Redeem } from '@arena/shared/contract';
import {
  color,
  Dash,
  EmptyState,
  formatCount,
  Money,
  Panel,
  PanelTitle,
  QueryView,
  Skeleton,
  StatusBadge,
  styled,
  WidgetFooter,
} from '@arena/shared/ui';
import { BanknoteArrowDown } from 'lucide';
import { SHOWN_REDEEMS, usePendingRedeems } from './dashboard.queries';
import * as t from './dashboard.messages';

const PATH = '/admin/redeem-management';
const Frame = styled(Panel)({ display: 'flex', flexDirection: 'column' });
const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '9px 12px 9px 0', textAlign: 'left', verticalAlign: 'middle', borderTop: `1px solid ${color.line}` },
  '& tr > :last-child': { textAlign: 'right', paddingRight: 0 },
  '& thead th': { borderTop: 0, color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem', fontWeight: 500, paddingTop: 0 },
  '& tbody th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& td': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' },
});

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
      <QueryView flush skeletonOnRetry query={query} label={t.loadingRedeems} skeleton={<Skeleton height={140} />}>
        {({ redeems }) => (redeems.length === 0 ? NOTHING : <Requests redeems={redeems} rest={total - SHOWN_REDEEMS} />)}
      </QueryView>
    </Frame>
  );
}

const NOTHING = <EmptyState flush icon={BanknoteArrowDown} title={t.noRedeems} hint={t.noRedeemsHint} />;

function Requests({ redeems, rest }: { readonly redeems: readonly Redeem[]; readonly rest: number }) {
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={t.pendingRedeems}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t.request}</th>
              <th scope="col">{t.user}</th>
              <th scope="col">{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            {redeems.map(({ id, user, method, amount }, place) => (
              <tr key={id ?? `row-${place}`}>
                <th scope="row">{id ?? <Dash />}</th>
                <td>
                  {user?.name ?? user?.email ?? <Dash label={t.unknown} />}
                  {method === null ? null : <small>{method}</small>}
                </td>
                <td>
                  <Money value={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <WidgetFooter to={PATH}>{rest > 0 ? t.andMore(formatCount(rest)) : ''}</WidgetFooter>
    </>
  );
}
