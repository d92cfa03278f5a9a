import { useCapability } from '@arena/shared/platform';
import { Button, formatMoney, Panel, Select, styled } from '@arena/shared/ui';
import { useWatch } from '@arena/shared/ui/forms';
import { LongPlayersView } from './LongPlayersView';
import { Placeholder } from './Placeholder';
import { RewardRow } from './RewardRow';
import { BY_HAND, RULES } from './reward-rules';
import { centsOfAll, hasPrize } from './reward-values';
import { Foot, Line, Result, Words } from './rewards.styles';
import { type Rewarding, useRewardForm } from './useRewardForm';
import * as t from './manage.messages';

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '4px 16px', marginBottom: 8 });
const dollars = (cents: number) => formatMoney(cents / 100);

/** Pays each approved player once. Without backend support, shows only the tournament's id. */
export function RewardsTab({ tournamentId }: { readonly tournamentId: number }) {
  const available = useCapability('tournament-rewards');
  if (!available) return <Placeholder tournamentId={tournamentId} what={t.payingRewards} />;
  return <Rewards tournamentId={tournamentId} />;
}

function Rewards({ tournamentId }: { readonly tournamentId: number }) {
  const rewarding = useRewardForm(tournamentId);
  const { pool, view, review } = rewarding;
  return (
    <Panel>
      <Head>
        <p>{t.tournamentIdIs(tournamentId)}</p>
        {pool.left === null || view.list.rows === undefined ? null : (
          <p>{t.paidOfPool(dollars(pool.paid), dollars(pool.paid + pool.left))}</p>
        )}
      </Head>
      <LongPlayersView {...view} empty={[t.noApproved, t.rewardsHint]}>
        {(known) => (
          <form noValidate aria-label={t.rewards} onSubmit={(event) => void review(event)}>
            {pool.left === null ? null : <RuleBar {...rewarding} />}
            <Rows>
              {known.map((player) => (
                <RewardRow key={player.userId} player={player} rewarding={rewarding} />
              ))}
            </Rows>
            <Total {...rewarding} />
          </form>
        )}
      </LongPlayersView>
    </Panel>
  );
}

function RuleBar({ form, applyRule }: Rewarding) {
  const rule = useWatch({ control: form.control, name: 'rule' });
  const choose = (value: string) => {
    form.setValue('rule', value);
    applyRule();
  };
  return (
    <Line>
      <Select label={t.rule} value={rule} options={RULES} onChange={choose} />
      {rule === BY_HAND ? null : <Result>{t.ruleHint}</Result>}
    </Line>
  );
}

function Total({ form: { control }, pool, busy }: Rewarding) {
  const limited = useCapability('pool-limit');
  const asked = useWatch({ control, name: 'rows', compute: centsOfAll });
  const isEmpty = useWatch({ control, name: 'rows', compute: (rows) => !Object.values(rows).some(hasPrize) });
  const left = (pool.left ?? asked) - asked;
  const [sum, total] = [dollars(pool.paid + asked), dollars(pool.paid + asked + left)];
  const words = left < 0 ? t.beyondPool(sum, total, dollars(-left), limited) : t.allocated(sum, total, dollars(left));
  return (
    <Foot as="div">
      <Words role="status" data-tone={left < 0 ? 'bad' : undefined}>
        {pool.left === null ? null : words}
      </Words>
      <Button type="submit" tone="primary" disabled={isEmpty || (limited && left < 0)} busy={busy}>
        {t.review}
      </Button>
    </Foot>
  );
}
