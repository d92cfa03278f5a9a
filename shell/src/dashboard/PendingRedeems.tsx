import type { Redeem } from '@arena/shared/contract';
import { hintOf, messageOf } from '@arena/shared/platform';
import {
  Button,
  color,
  Dash,
  EmptyState,
  ErrorState,
  LoadingState,
  Money,
  Panel,
  PanelTitle,
  Skeleton,
  StatusBadge,
  styled,
} from '@arena/shared/ui';
import { BanknoteArrowDown } from 'lucide';
import { Link } from 'react-router-dom';
import { usePendingRedeems } from './dashboard.queries';

const SHOWN = 4;
const PATH = '/admin/redeem-management';

const Foot = styled('p')({
  display: 'flex',
  // At the bottom of the panel, on one line with those beside it.
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 10,
  color: color.muted,
});
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

/** The redeem requests that wait, and the way to them (part 1 §7 reads them for the dashboard). */
export function PendingRedeems() {
  const { data, error, refetch, isFetching } = usePendingRedeems();
  return (
    <Frame aria-label="Redeem requests">
      <PanelTitle style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        Redeem requests
        {data === undefined || data.length === 0 ? null : <StatusBadge tone="wait">{data.length} pending</StatusBadge>}
      </PanelTitle>
      {data !== undefined ? (
        data.length === 0 ? (
          <EmptyState flush icon={BanknoteArrowDown} title="No redeem requests found" hint="Nobody waits for a payout." />
        ) : (
          <Requests redeems={data} />
        )
      ) : error !== null && !isFetching ? (
        <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading redeem requests" showLabel={false}>
          <Skeleton height={140} />
        </LoadingState>
      )}
    </Frame>
  );
}

function Requests({ redeems }: { readonly redeems: readonly Redeem[] }) {
  const rest = redeems.length - SHOWN;
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
            {redeems.slice(0, SHOWN).map(({ id, user, method, amount }, place) => (
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
      <Foot>
        <span>{rest > 0 ? `and ${rest} more` : ''}</span>
        <Button size="sm" component={Link} to={PATH}>
          Open
        </Button>
      </Foot>
    </>
  );
}
