import { useState } from 'react';
import type { TournamentApplication, TournamentReward } from '@arena/shared/contract';
import { formatLocal, OWN_PAYMENT, useCapability, useIsOwnMoney } from '@arena/shared/platform';
import { Avatar, color, formatMoney, Money, Panel, StatusBadge, styled } from '@arena/shared/ui';
import { useApplications, useRewards, useTournament } from '../tournaments.queries';
import { InertButton } from './InertButton';
import { Placeholder } from './Placeholder';
import { LongPlayersView } from './LongPlayersView';
import { RewardForm, type RewardFormProps } from './RewardForm';
import * as t from './manage.messages';

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '10px 16px',
  minHeight: 56,
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  '&:last-of-type': { borderBottom: 0 },
});
const Player = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' });
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '4px 16px', marginBottom: 8 });
const Paid = styled('p')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 10 });

/** All approved and all paid players, without duplicates. */
function playersOf(
  approved: readonly TournamentApplication[],
  rewards: readonly TournamentReward[],
  alsoPaid: readonly TournamentReward[],
) {
  const players = new Map<number, Pick<RewardFormProps, 'name' | 'bannedSince'>>();
  const nameOf = (id: number, name: string | null) => name ?? t.playerNumber(id);
  for (const { applicant } of approved) {
    if (applicant?.id == null) continue;
    players.set(applicant.id, { name: nameOf(applicant.id, applicant.name), bannedSince: applicant.bannedAt });
  }
  for (const { userId, name } of alsoPaid)
    if (userId !== null && !players.has(userId)) players.set(userId, { name: nameOf(userId, name), bannedSince: null });
  const paid = new Map(rewards.map((reward) => [reward.userId, reward]));
  return [...players].map(([userId, player]) => ({ userId, ...player, reward: paid.get(userId) ?? null }));
}

/** Pays each approved player once. Without backend support, shows only the tournament's id. */
export function RewardsTab({ tournamentId }: { readonly tournamentId: number }) {
  const available = useCapability('tournament-rewards');
  if (!available) return <Placeholder tournamentId={tournamentId} what={t.payingRewards} />;
  return <Rewards tournamentId={tournamentId} />;
}

function Rewards({ tournamentId }: { readonly tournamentId: number }) {
  const [search, setSearch] = useState('');
  const list = useApplications(tournamentId, 'CREATOR_APPROVED', { search });
  const rewards = useRewards(tournamentId);
  // Searches cover approved players only.
  const paidTo = list.isWhole ? (rewards.data ?? []) : [];
  const players = list.rows && rewards.data && playersOf(list.rows, rewards.data, paidTo);
  const prizePool = useTournament(tournamentId).data?.prizePool ?? null;
  const paid = (rewards.data ?? []).reduce((sum, { prize }) => sum + (prize ?? 0), 0);
  const taken = (rewards.data ?? []).flatMap(({ position }) => position ?? []);
  return (
    <Panel>
      <Head>
        <p>{t.tournamentIdIs(tournamentId)}</p>
        {prizePool === null || players === undefined ? null : <p>{t.paidOfPool(formatMoney(paid), formatMoney(prizePool))}</p>}
      </Head>
      <LongPlayersView
        list={{ ...list, rows: players, query: list.query.error === null ? rewards : list.query }}
        search={search}
        onSearch={setSearch}
        empty={[t.noApproved, t.rewardsHint]}
      >
        {(known) => (
          <Rows>
            {known.map(({ userId, name, bannedSince, reward }) => (
              <Row key={userId}>
                <Player>
                  <Avatar name={name} size={34} />
                  {name}
                  {bannedSince === null ? null : <StatusBadge tone="refused">{t.banned}</StatusBadge>}
                </Player>
                {reward === null ? (
                  <OpenReward {...{ tournamentId, userId, name, bannedSince, taken }} />
                ) : (
                  <Paid>
                    <StatusBadge tone="done">{t.paidBadge}</StatusBadge>
                    <Money value={reward.prize} />
                    {reward.position === null ? null : <span>{t.positionNumber(reward.position)}</span>}
                    <span>{formatLocal(reward.paidAt)}</span>
                  </Paid>
                )}
              </Row>
            ))}
          </Rows>
        )}
      </LongPlayersView>
    </Panel>
  );
}

/** Disabled for administrators who would pay themselves. */
function OpenReward(props: RewardFormProps) {
  const own = useIsOwnMoney(props.userId);
  return own ? <InertButton label={t.pay} name={t.payPlayer(props.name)} reason={OWN_PAYMENT} /> : <RewardForm {...props} />;
}
