import { useState } from 'react';
import type { FullMapApplication, FullMapWinner } from '@arena/shared/contract';
import { GENERIC_MESSAGE, joinSentences, useHistoryState, useNavigate, useSession } from '@arena/shared/platform';
import { Avatar, Banner, Button, Dash, StatusBadge, useBusy } from '@arena/shared/ui';
import { ArrowRight } from 'lucide';
import { Name, Quiet } from '../../common/words.styles';
import { fullMapPaths } from '../paths';
import { openRewards, planFor, type PlanRef, type RewardPlan, savePlan, usePlan, winnerOf } from '../rewarding/reward-plan';
import { registerPlan, type RunOutcome } from '../rewarding/run-plan';
import { Bottom, Choice, Hint, List, Notices, Tick, Words } from './WinnerChooser.styles';
import * as t from './results.messages';

export interface Player {
  /** null when the server sent none; such a player can't be chosen. */
  readonly userId: number | null;
  readonly name: string | null;
  readonly reward: { readonly position: number | null; readonly message: string | null } | null;
  /** Registered as a winner, but without a position yet. */
  readonly registered: boolean;
}

/** Each player once, in join order, with rewards from the server and from this browser's plan. */
function playersOf(
  applications: readonly FullMapApplication[],
  winners: readonly FullMapWinner[],
  plan: RewardPlan | null,
): readonly Player[] {
  const seen = new Set<number>();
  return applications.flatMap(({ applicant }) => {
    const userId = applicant?.id ?? null;
    if (userId !== null && seen.has(userId)) return [];
    if (userId !== null) seen.add(userId);
    const winner = userId === null ? null : winnerOf(winners, userId);
    // Rewards confirmed to this browser count even if the server's list omits them.
    const own = plan?.rewards.find((reward) => reward.userId === userId && reward.sent === 'done');
    const reward = winner?.position != null ? winner : own === undefined ? null : { position: own.position, message: own.message };
    return [{ userId, name: applicant?.name ?? null, reward, registered: winner !== null && reward === null }];
  });
}

interface WinnerChooserProps {
  readonly fullmapId: number;
  readonly applications: readonly FullMapApplication[];
  readonly winners: readonly FullMapWinner[];
  /** The room is not completed yet. */
  readonly scheduled: boolean;
  readonly labelledBy: string;
}

const lineOf = ({ userId, reward, registered }: Player) => {
  if (userId === null) return t.winnerWithoutId;
  if (reward !== null) return reward.message === null || reward.message === '' ? t.rewarded : `“${reward.message}”`;
  return registered ? t.registeredNotRewarded : t.userNumber(userId);
};

const NOT_STORED: RunOutcome = { kind: 'stopped', message: t.selectionNotSaved(GENERIC_MESSAGE) };

interface ChoiceProps {
  readonly player: Player;
  readonly ticked: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

function PlayerChoice({ player, ticked, disabled, onToggle }: ChoiceProps) {
  const { name, reward } = player;
  return (
    <Choice>
      <Tick type="checkbox" checked={ticked} disabled={disabled} onChange={onToggle} />
      <Avatar name={name} tone="neutral" size={34} />
      <Words>
        <Name>{name ?? <Dash label={t.noName} />}</Name>
        <Quiet>{lineOf(player)}</Quiet>
      </Words>
      {reward === null ? null : <StatusBadge tone="done">{t.position(reward.position ?? '–')}</StatusBadge>}
    </Choice>
  );
}

function refusalOf(scheduled: boolean, players: readonly Player[], chosen: number): string | null {
  if (scheduled) return t.completeFirst;
  if (players.every(({ userId, reward }) => userId === null || reward !== null)) return t.allRewarded;
  return chosen === 0 ? t.selectOneWinner : null;
}

function useRegistration(ref: PlanRef, plan: RewardPlan | null) {
  const navigate = useNavigate();
  const from = useHistoryState();
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState<string | null>(null);
  const register = (chosen: Parameters<typeof planFor>[1]) =>
    run(async () => {
      setFailure(null);
      const result = savePlan(ref, planFor(plan, chosen)) ? await registerPlan(ref) : NOT_STORED;
      if (result.kind === 'finished') void navigate(fullMapPaths.rewards(ref.fullmapId), { state: from });
      else setFailure(result.message);
    });
  return { busy, failure, register };
}

/** Registers the ticked players as winners, then rewards them one by one. */
export function WinnerChooser({ fullmapId, applications, winners, scheduled, labelledBy }: WinnerChooserProps) {
  const ref = { fullmapId, adminId: useSession().loggedInUserInfo?.id ?? 0 };
  const plan = usePlan(ref);
  const { busy, failure, register } = useRegistration(ref, plan);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set((plan === null ? [] : openRewards(plan)).map(({ userId }) => userId)),
  );
  const players = playersOf(applications, winners, plan);
  const isTicked = ({ userId, reward }: Player) => userId !== null && reward === null && ticked.has(userId);
  const chosen = players.flatMap((player) =>
    player.userId !== null && isTicked(player) ? [{ userId: player.userId, name: player.name }] : [],
  );
  const refusal = refusalOf(scheduled, players, chosen.length);
  const toggle = (userId: number) => {
    const next = new Set(ticked);
    if (!next.delete(userId)) next.add(userId);
    setTicked(next);
  };

  return (
    <>
      <List aria-labelledby={labelledBy}>
        {players.map((player, index) => (
          <li key={player.userId ?? `row-${index}`}>
            <PlayerChoice
              player={player}
              ticked={isTicked(player)}
              disabled={player.userId === null || player.reward !== null || busy}
              onToggle={() => player.userId !== null && toggle(player.userId)}
            />
          </li>
        ))}
      </List>
      {failure === null ? null : (
        <Notices>
          <Banner tone="refused" title={t.notRegistered}>
            {joinSentences(failure, t.selectionSaved)}
          </Banner>
        </Notices>
      )}
      <Bottom>
        <Hint id="continue-hint" aria-live="polite">
          {refusal ?? t.selected(chosen.length)}
        </Hint>
        <Button
          tone="primary"
          iconAfter={ArrowRight}
          disabled={refusal !== null}
          aria-describedby="continue-hint"
          busy={busy}
          busyLabel={t.registering}
          onClick={() => void register(chosen)}
        >
          {t.continueButton}
        </Button>
      </Bottom>
    </>
  );
}
