import { useRef, useState } from 'react';
import type { FullMapApplication, FullMapWinner } from '@arena/shared/contract';
import { GENERIC_MESSAGE, useNavigate, useSession } from '@arena/shared/platform';
import { Avatar, Banner, Button, Dash, StatusBadge, useHistoryState } from '@arena/shared/ui';
import { ArrowRight } from 'lucide';
import { fullMapPaths } from '../paths';
import { savePlan, usePlan } from '../rewarding/plan-store';
import { openRewards, planFor } from '../rewarding/reward-plan';
import { registerPlan, type RunOutcome } from '../rewarding/run-plan';
import { type Player, playersOf } from './players';
import { Bottom, Choice, Hint, List, Name, Notices, Quiet, Tick, Words } from './WinnerChooser.styles';

export interface WinnerChooserProps {
  readonly fullmapId: number;
  readonly applications: readonly FullMapApplication[];
  readonly winners: readonly FullMapWinner[];
  /** The room is not completed yet: nobody can win. */
  readonly scheduled: boolean;
  readonly labelledBy: string;
}

const lineOf = ({ userId, reward, registered }: Player) => {
  if (userId === null) return 'Sent without an id: cannot be chosen';
  if (reward !== null) return reward.message === null || reward.message === '' ? 'Rewarded' : `“${reward.message}”`;
  return registered ? 'Registered as a winner, not rewarded yet' : `User ${userId}`;
};

const NOT_STORED: RunOutcome = { kind: 'stopped', message: `${GENERIC_MESSAGE}: the choice could not be stored in this browser.` };

/** The players of a room. The ticked ones are registered as winners, and then rewarded one by one. */
export function WinnerChooser({ fullmapId, applications, winners, scheduled, labelledBy }: WinnerChooserProps) {
  const navigate = useNavigate();
  const from = useHistoryState();
  const ref = { fullmapId, adminId: useSession().loggedInUserInfo?.id ?? 0 };
  const plan = usePlan(ref);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set((plan === null ? [] : openRewards(plan)).map(({ userId }) => userId)),
  );
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<RunOutcome | null>(null);
  const locked = useRef(false);

  const players = playersOf(applications, winners, plan);
  const chosen = players.flatMap(({ userId, name, reward }) =>
    userId !== null && reward === null && ticked.has(userId) ? [{ userId, name }] : [],
  );
  const everybody = players.every(({ userId, reward }) => userId === null || reward !== null);
  const reason = scheduled
    ? 'Complete the room first.'
    : everybody
      ? 'Everybody is rewarded already.'
      : chosen.length === 0
        ? 'Tick at least one winner to continue.'
        : null;

  const toggle = (userId: number) => {
    const next = new Set(ticked);
    if (!next.delete(userId)) next.add(userId);
    setTicked(next);
  };
  const goOn = async () => {
    if (locked.current || reason !== null) return;
    locked.current = true;
    setBusy(true);
    setOutcome(null);
    const result = savePlan(ref, planFor(plan, chosen)) ? await registerPlan(ref) : NOT_STORED;
    locked.current = false;
    setBusy(false);
    setOutcome(result);
    if (result.kind === 'finished') void navigate(fullMapPaths.rewards(fullmapId), { state: from });
  };

  return (
    <>
      <List aria-labelledby={labelledBy}>
        {players.map((player, index) => {
          const { userId, name, reward } = player;
          const off = userId === null || reward !== null || busy;
          return (
            <li key={userId ?? `row-${index}`}>
              <Choice>
                <Tick
                  type="checkbox"
                  checked={userId !== null && reward === null && ticked.has(userId)}
                  disabled={off}
                  onChange={() => userId !== null && toggle(userId)}
                />
                <Avatar name={name} tone="neutral" size={34} />
                <Words>
                  <Name>{name ?? <Dash label="no name" />}</Name>
                  <Quiet>{lineOf(player)}</Quiet>
                </Words>
                {reward === null ? null : <StatusBadge tone="done">Position {reward.position ?? '–'}</StatusBadge>}
              </Choice>
            </li>
          );
        })}
      </List>
      {outcome === null || outcome.kind === 'finished' ? null : (
        <Notices>
          <Banner tone="refused" title="The winners were not registered.">
            {outcome.message} Your choice is kept: Continue reads back what the server knows before it sends anything again.
          </Banner>
        </Notices>
      )}
      <Bottom>
        <Hint id="continue-hint" aria-live="polite">
          {reason ??
            `${chosen.length} chosen. Continue registers ${chosen.length === 1 ? 'this player as a winner' : 'these players as winners'}.`}
        </Hint>
        <Button
          tone="primary"
          iconAfter={ArrowRight}
          disabled={reason !== null}
          aria-describedby="continue-hint"
          busy={busy}
          busyLabel="Registering..."
          onClick={() => void goOn()}
        >
          Continue
        </Button>
      </Bottom>
    </>
  );
}
