import { ageOf, Link, oldestFirst, useCapabilityStatus, useNow } from '@arena/shared/platform';
import {
  color,
  EmptyState,
  formatMoney,
  formatTotal,
  media,
  QueryView,
  Skeleton,
  WidgetFooter,
  styled,
  WidgetList,
} from '@arena/shared/ui';
import { WalletCards } from 'lucide';
import { useAttentionCount } from '../common/facts.queries';
import { personOf } from '../common/request';
import { totalsOf } from '../common/totals';
import { redeemPaths } from '../redeems/paths';
import { redeemSource } from '../redeems/redeems.queries';
import { topUpPaths } from './paths';
import { topUpSource, useWaitingTopUps, type WaitingTopUps } from './topups.queries';
import * as t from './topups.messages';

const SHOWN = 4;
const MARKED = '?attention=needed';
const Attention = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  paddingBottom: 8,
  // Reserved, so that the counts move nothing when they arrive.
  minHeight: '1.75rem',
  color: color.muted,
  '& a': { color: color.wait, fontWeight: 550, textDecoration: 'underline', textUnderlineOffset: '3px' },
  // Two lines on the narrowest phones.
  [media.phone]: { minHeight: '3.25rem' },
  [media.touch]: { '& a': { paddingBlock: 12 } },
});

/** Dashboard widget: how many top-ups wait, what they come to, the oldest ones, and links to all and to those that need attention. */
export default function PendingTopUps() {
  return (
    <>
      <NeedsAttention />
      <QueryView query={useWaitingTopUps()} label={t.loadingPending} skeleton={<Skeleton height={268} />} flush skeletonOnRetry>
        {(waiting) => <Waiting {...waiting} />}
      </QueryView>
    </>
  );
}

/** Of both kinds of requests, each with a link to its filtered list. */
function NeedsAttention() {
  const isOffered = useCapabilityStatus('request-facts') !== 'no';
  const topUps = useAttentionCount(topUpSource);
  const redeems = useAttentionCount(redeemSource);
  if (!isOffered) return null;
  return (
    <Attention>
      {topUps === 0 && redeems === 0 ? t.nothingNeedsAttention : null}
      {topUps || redeems ? <span aria-hidden>{t.needAttention}</span> : null}
      {topUps ? (
        <Link to={topUpPaths.list(MARKED)} aria-label={t.topUpsNeedAttention(topUps)}>
          {t.topUpCount(topUps)}
        </Link>
      ) : null}
      {redeems ? (
        <Link to={redeemPaths.list(MARKED)} aria-label={t.redeemsNeedAttention(redeems)}>
          {t.redeemCount(redeems)}
        </Link>
      ) : null}
    </Attention>
  );
}

function Waiting({ requests: topUps, total, totalIsLeast }: WaitingTopUps) {
  const now = useNow();
  if (total === 0) return <EmptyState flush icon={WalletCards} title={t.noPending} hint={t.noPendingHint} />;

  const shown = oldestFirst(topUps, ({ requestedAt }) => requestedAt).slice(0, SHOWN);
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
      </WidgetFooter>
    </>
  );
}
