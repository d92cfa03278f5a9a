import { Banner, Button, PanelTitle, StatusBadge, type StatusTone } from '@arena/shared/ui';
import { RotateCw } from 'lucide';
import { joinSentences } from '@arena/shared/platform';
import { openRewards, type PlannedReward } from './reward-plan';
import { Bottom, Line, Lines, Sheet, Stack } from './RewardStep.styles';
import { ALL_REWARDED, type Rewarding } from './useRewarding';
import { Quiet } from '../../common/words.styles';
import { nameOf } from './RewardStep';
import type { RewardResult } from './run-plan';
import * as t from './rewarding.messages';

const BADGES: Readonly<Record<RewardResult['state'], readonly [tone: StatusTone, word: string]>> = {
  waiting: ['other', t.waiting],
  sending: ['info', t.sending],
  sent: ['done', t.sent],
  there: ['done', t.alreadyRewarded],
  failed: ['refused', t.failed],
  unanswered: ['wait', t.unknown],
};

function sentenceOf({ userId }: PlannedReward, result: RewardResult): string {
  switch (result.state) {
    case 'sent':
      return t.userRewarded(userId);
    case 'there':
      return t.userAlreadyRewarded(userId);
    case 'failed':
      return result.message;
    case 'unanswered':
      return joinSentences(result.message, t.userRewardUnknown(userId));
    case 'sending':
      return t.rewardingUser(userId);
    default:
      return t.userNotRewarded(userId);
  }
}

function RewardResults({ listed, results }: Pick<Rewarding, 'listed' | 'results'>) {
  return (
    <Lines aria-live="polite" aria-label={t.rewards}>
      {listed.map((reward) => {
        const result: RewardResult = results.get(reward.userId) ?? { state: reward.sent === 'done' ? 'sent' : 'waiting' };
        const [tone, word] = BADGES[result.state];
        return (
          <Line key={reward.userId}>
            <div>
              <strong>{nameOf(reward)}</strong>
              <Quiet>{sentenceOf(reward, result)}</Quiet>
            </div>
            <Quiet>{t.position(reward.position ?? '–')}</Quiet>
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
      <PanelTitle id="reward-results">{t.rewards}</PanelTitle>
      <Stack>
        {done ? <Banner tone="done" title={ALL_REWARDED} /> : null}
        {outcome?.kind === 'stopped' ? (
          <Banner tone="refused" title={outcome.message}>
            {t.tryAgainHint}
          </Banner>
        ) : null}
        {outcome === null && !sending ? (
          <Banner tone="wait" title={t.rewardingUnfinished(left, listed.length)}>
            {t.resumeHint}
          </Banner>
        ) : null}
        <RewardResults {...rewarding} />
      </Stack>
      {done ? null : (
        <Bottom>
          <Button disabled={sending} onClick={rewarding.edit}>
            {t.changeRewards}
          </Button>
          <Button tone="primary" icon={RotateCw} busy={sending} busyLabel={t.rewarding} onClick={() => void rewarding.submit()}>
            {outcome === null ? t.resume : t.tryAgain}
          </Button>
        </Bottom>
      )}
    </Sheet>
  );
}
