import type { TopUp } from '@arena/shared/contract';
import { ageOf, hintOf, Link, messageOf, useLiveKey, useNow, useQuery } from '@arena/shared/platform';
import { Button, color, EmptyState, ErrorState, focusRing, formatMoney, LoadingState, Money, Skeleton, styled } from '@arena/shared/ui';
import { WalletCards } from 'lucide';
import { PATHS } from '../common/paths';
import { listQuery, requestKeys } from '../common/requests/requests.queries';
import { personOf } from '../common/requests/request';
import { totalsOf } from '../common/requests/totals';
import { TOP_UPS } from './topups.kind';

const SHOWN = 4;

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  borderTop: `1px solid ${color.line}`,
  '& a, & div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '9px 8px',
    margin: '0 -8px',
    borderRadius: 8,
  },
  '& a:hover': { background: color.hover },
  '& a:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem', gridColumn: '1 / -1' },
});
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

/** The longest waiting first; a request without a time waits last. */
export const oldestFirst = (topUps: readonly TopUp[]): readonly TopUp[] =>
  [...topUps].sort((a, b) => (a.requestedAt ?? '9999').localeCompare(b.requestedAt ?? '9999'));

/** Dashboard widget: how many top-ups wait, how much they come to, since when, and the way to them. */
export default function PendingTopUps() {
  const { data, error, isFetching, refetch } = useQuery(listQuery(TOP_UPS, 'PENDING'));
  const now = useNow();
  useLiveKey(TOP_UPS.name, requestKeys.list(TOP_UPS, 'PENDING'));

  if (data === undefined) {
    return error !== null && !isFetching ? (
      <ErrorState flush title={messageOf(error)} message={hintOf(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState label="Loading pending top-ups" showLabel={false}>
        <Skeleton height={180} />
      </LoadingState>
    );
  }
  const { count, sum } = totalsOf(data.requests);
  if (count === 0) return <EmptyState flush icon={WalletCards} title="No top-up waits" hint="Requests of players appear here." />;

  const shown = oldestFirst(data.requests).slice(0, SHOWN);
  const oldest = ageOf(shown[0]?.requestedAt ?? null, now);
  return (
    <>
      <List>
        {shown.map((topUp, place) => (
          <Row key={topUp.id ?? `row-${place}`}>
            <Entry topUp={topUp} now={now} />
          </Row>
        ))}
      </List>
      <Foot>
        <span>
          {count} {count === 1 ? 'waits' : 'wait'}, {formatMoney(sum)}
          {oldest === null ? '' : `, the oldest ${oldest}`}
        </span>
        <Button size="sm" component={Link} to={PATHS.topUps}>
          Open
        </Button>
      </Foot>
    </>
  );
}

function Entry({ topUp, now }: { readonly topUp: TopUp; readonly now: number }) {
  const { id, game, amount, requestedAt } = topUp;
  const facts = [game?.title, ageOf(requestedAt, now)].filter((fact) => fact != null).join(' · ');
  const words = (
    <>
      <b>{personOf(topUp)}</b>
      <Money value={amount} />
      <small>{`Top-up ${id ?? 'without an id'}${facts === '' ? '' : ` · ${facts}`}`}</small>
    </>
  );
  return id === null ? <div>{words}</div> : <Link to={`${PATHS.topUps}?search=${id}`}>{words}</Link>;
}
