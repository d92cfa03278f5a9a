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
    <Frame aria-label="Redeem requests">
      <PanelTitle style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        Redeem requests
        {total === 0 ? null : (
          <StatusBadge tone="wait">
            {formatCount(total)}
            {totalIsLeast ? '+' : ''} pending
          </StatusBadge>
        )}
      </PanelTitle>
      <QueryView flush skeletonOnRetry query={query} label="Loading redeem requests" skeleton={<Skeleton height={140} />}>
        {({ redeems }) => (redeems.length === 0 ? NOTHING : <Requests redeems={redeems} rest={total - SHOWN_REDEEMS} />)}
      </QueryView>
    </Frame>
  );
}

const NOTHING = <EmptyState flush icon={BanknoteArrowDown} title="No redeem requests found" hint="No payouts pending." />;

function Requests({ redeems, rest }: { readonly redeems: readonly Redeem[]; readonly rest: number }) {
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label="Pending redeem requests">
        <Table>
          <thead>
            <tr>
              <th scope="col">Request</th>
              <th scope="col">User</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {redeems.map(({ id, user, method, amount }, place) => (
              <tr key={id ?? `row-${place}`}>
                <th scope="row">{id ?? <Dash />}</th>
                <td>
                  {user?.name ?? user?.email ?? <Dash label="unknown" />}
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
      <WidgetFooter to={PATH}>{rest > 0 ? `and ${formatCount(rest)} more` : ''}</WidgetFooter>
    </>
  );
}
