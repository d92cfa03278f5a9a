import { joinSentences } from '@arena/shared/platform';
import { StatusBadge, type StatusTone } from '@arena/shared/ui';
import { Quiet } from '../../common/words.styles';
import type { PlannedReward } from './reward-plan';
import { nameOf } from './RewardStep';
import { Line, Lines } from './RewardStep.styles';
import type { RewardResult } from './run-plan';

const BADGES: Readonly<Record<RewardResult['state'], readonly [tone: StatusTone, word: string]>> = {
  waiting: ['other', 'Waiting'],
  sending: ['info', 'Sending'],
  sent: ['done', 'Sent'],
  there: ['done', 'Already there'],
  failed: ['refused', 'Failed'],
  unanswered: ['wait', 'Not known'],
};

function sentenceOf({ userId }: PlannedReward, result: RewardResult): string {
  switch (result.state) {
    case 'sent':
      return `User ${userId} rewarded successfully!`;
    case 'there':
      return `User ${userId} was rewarded before. Nothing was sent again.`;
    case 'failed':
      return result.message;
    case 'unanswered':
      return joinSentences(result.message, `Whether user ${userId} was rewarded is read back before anything is sent again.`);
    case 'sending':
      return `Rewarding user ${userId}...`;
    default:
      return `User ${userId} is not rewarded yet.`;
  }
}

interface RewardResultsProps {
  readonly rewards: readonly PlannedReward[];
  readonly results: ReadonlyMap<number, RewardResult>;
}

/** How it went, one line for each winner. */
export function RewardResults({ rewards, results }: RewardResultsProps) {
  return (
    <Lines aria-live="polite" aria-label="Rewards">
      {rewards.map((reward) => {
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
