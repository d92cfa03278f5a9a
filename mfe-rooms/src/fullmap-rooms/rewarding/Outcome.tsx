import { Banner, Button, PanelTitle, StatusBadge, type StatusTone } from '@arena/shared/ui';
import { RotateCw } from 'lucide';
import { joinSentences } from '@arena/shared/platform';
import { openRewards, type PlannedReward } from './reward-plan';
import { Bottom, Line, Lines, Sheet, Stack } from './RewardStep.styles';
import { ALL_REWARDED, type Rewarding } from './useRewarding';
import { Quiet } from '../../common/words.styles';
import { nameOf } from './RewardStep';
import type { RewardResult } from './run-plan';

const BADGES: Readonly<Record<RewardResult['state'], readonly [tone: StatusTone, word: string]>> = {
  waiting: ['other', 'Waiting'],
  sending: ['info', 'Sending'],
  sent: ['done', 'Sent'],
  there: ['done', 'Already rewarded'],
  failed: ['refused', 'Failed'],
  unanswered: ['wait', 'Not known'],
};

function sentenceOf({ userId }: PlannedReward, result: RewardResult): string {
  switch (result.state) {
    case 'sent':
      return `User ${userId} rewarded successfully!`;
    case 'there':
      return `User ${userId} was already rewarded. Nothing was sent.`;
    case 'failed':
      return result.message;
    case 'unanswered':
      return joinSentences(result.message, `We’ll check whether user ${userId} was rewarded before sending again.`);
    case 'sending':
      return `Rewarding user ${userId}...`;
    default:
      return `User ${userId} is not rewarded yet.`;
  }
}

function RewardResults({ listed, results }: Pick<Rewarding, 'listed' | 'results'>) {
  return (
    <Lines aria-live="polite" aria-label="Rewards">
      {listed.map((reward) => {
        const result: RewardResult = results.get(reward.userId) ?? { state: reward.sent === 'done' ? 'sent' : 'waiting' };
        const [tone, word] = BADGES[result.state];
        return (
          <Line key={reward.userId}>
            <div>
              <strong>{nameOf(reward)}</strong>
              <Quiet>{sentenceOf(reward, result)}</Quiet>
            </div>
            <Quiet>Position {reward.position ?? '–'}</Quiet>
            <StatusBadge tone={tone}>{word}</StatusBadge>
          </Line>
        );
      })}
    </Lines>
  );
}

export function Outcome({ rewarding }: { readonly rewarding: Rewarding }) {
  const { outcome, sending, plan, listed } = rewarding;
  const done = outcome?.kind === 'finished';
  const left = plan === null ? 0 : openRewards(plan).length;
  return (
    <Sheet aria-labelledby="reward-results">
      <PanelTitle id="reward-results">Rewards</PanelTitle>
      <Stack>
        {done ? <Banner tone="done" title={ALL_REWARDED} /> : null}
        {outcome?.kind === 'stopped' ? (
          <Banner tone="refused" title={outcome.message}>
            Trying again only sends rewards that are still missing.
          </Banner>
        ) : null}
        {outcome === null && !sending ? (
          <Banner tone="wait" title={`Rewarding isn’t finished: ${left} of ${listed.length} winners may not be rewarded yet.`}>
            Resuming only sends rewards that are still missing.
          </Banner>
        ) : null}
        <RewardResults {...rewarding} />
      </Stack>
      {done ? null : (
        <Bottom>
          <Button disabled={sending} onClick={rewarding.edit}>
            Change the rewards
          </Button>
          <Button tone="primary" icon={RotateCw} busy={sending} busyLabel="Rewarding..." onClick={() => void rewarding.submit()}>
            {outcome === null ? 'Resume' : 'Try again'}
          </Button>
        </Bottom>
      )}
    </Sheet>
  );
}
