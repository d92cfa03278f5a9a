import { type FullMapRoom, REWARD_TIERS } from '@arena/shared/contract';
import { formatLocal, formatPlatformIfOther, useNow } from '@arena/shared/platform';
import { color, Dash, FactList, Money, Panel, StatusBadge, styled } from '@arena/shared/ui';
import { Heading, WideFacts } from '../common/words.styles';
import { Copyable } from './FullMapCard.styles';
import { statusOf } from './fullmap-rooms.status';
import { countdownTo } from './times';
import * as t from './fullmap-rooms.messages';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
  '& > div': { minWidth: 0 },
});
const Kind = styled('p')({ color: color.muted, overflowWrap: 'anywhere' });
const Lines = styled('span')({
  display: 'block',
  '& small': { display: 'block', color: color.muted, fontWeight: 400, fontSize: '0.75rem' },
});
const Rules = styled('div')({
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  '& h3': { color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem', fontWeight: 400 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '80ch' },
});

function Start({ room }: { readonly room: FullMapRoom }) {
  const countdown = countdownTo(room.startsAt, useNow());
  const there = formatPlatformIfOther(room.startsAt);
  if (room.startsAt === null) return <Dash />;
  return (
    <Lines>
      {formatLocal(room.startsAt)}
      {there === null ? null : <small>{there}</small>}
      {room.status === 'PENDING' ? <small>{countdown}</small> : null}
    </Lines>
  );
}

function Rewards({ room }: { readonly room: FullMapRoom }) {
  const tiers = REWARD_TIERS.flatMap(({ tier, places }) => (room.rewards[tier] === null ? [] : [t.tierReward(places, room.rewards[tier])]));
  if (tiers.length === 0) return <Dash />;
  return (
    <Lines>
      {tiers.map((tier) => (
        <span key={tier} style={{ display: 'block' }}>
          {tier}
        </span>
      ))}
    </Lines>
  );
}

/** Other backends may omit any fact. */
export function RoomSummary({ room }: { readonly room: FullMapRoom }) {
  const kind = [room.game?.title, room.map?.title, room.mode?.name].filter((part) => typeof part === 'string');
  const status = statusOf(room.status);
  return (
    <Panel aria-labelledby="fullmap-title">
      <Head>
        <div>
          <Heading id="fullmap-title">{room.title ?? <Dash label={t.noTitle} />}</Heading>
          <Kind>{kind.length === 0 ? <Dash label={t.noGame} /> : kind.join(' · ')}</Kind>
        </div>
        <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      </Head>
      <WideFacts>
        <FactList
          items={[
            { label: t.start, value: <Start room={room} /> },
            { label: t.duration, value: room.durationMinutes === null ? <Dash /> : t.minutes(room.durationMinutes) },
            { label: t.entryFee, value: <Money value={room.entryFee} /> },
            { label: t.prizePool, value: <Money value={room.prizePool} />, tone: 'good' },
            { label: t.winnerRewards, value: <Rewards room={room} /> },
            { label: t.maximumPlayers, value: room.maxPlayers ?? <Dash /> },
            { label: t.roomId, value: <Copyable label={t.roomId} text={room.accessId} /> },
            { label: t.password, value: <Copyable label={t.password} text={room.password} /> },
            { label: t.creator, value: room.creator?.name ?? <Dash /> },
            { label: t.created, value: formatLocal(room.createdAt) ?? <Dash /> },
          ]}
        />
      </WideFacts>
      {room.rules === null ? null : (
        <Rules>
          <h3>{t.customRules}</h3>
          <p>{room.rules}</p>
        </Rules>
      )}
    </Panel>
  );
}
