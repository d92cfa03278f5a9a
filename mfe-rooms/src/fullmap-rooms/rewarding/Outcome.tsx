import { Banner, Button, PanelTitle } from '@arena/shared/ui';
import { RotateCw } from 'lucide';
import { openRewards } from './reward-plan';
import { RewardResults } from './RewardResults';
import { Bottom, Sheet, Stack } from './RewardStep.styles';
import { ALL_REWARDED, type Rewarding } from './use-rewarding';

/** The sending, while it runs, after it broke off, and when it is over. */
export function Outcome({ rewarding }: { readonly rewarding: Rewarding }) {
  const { outcome, phase, plan, listed, results } = rewarding;
  const sending = phase === 'sending';
  const done = outcome?.kind === 'finished';
  const left = plan === null ? 0 : openRewards(plan).length;
  return (
    <Sheet aria-labelledby="reward-results">
      <PanelTitle id="reward-results">Rewards</PanelTitle>
      <Stack>
        {done ? <Banner tone="done" title={ALL_REWARDED} /> : null}
        {outcome?.kind === 'stopped' ? (
          <Banner tone="refused" title={outcome.message}>
            Trying again first reads back who is rewarded, and sends only what is missing.
          </Banner>
        ) : null}
        {outcome === null && !sending ? (
          <Banner
            tone="wait"
            title={`Rewarding was begun and is not finished: ${left} of ${listed.length} winners may not be rewarded yet.`}
          >
            Resuming first reads back who is rewarded, and sends only what is missing.
          </Banner>
        ) : null}
        <RewardResults rewards={listed} results={results} />
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
