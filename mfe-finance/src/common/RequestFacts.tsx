import { type Attention, type GivenId, isolated } from '@arena/shared/contract';
import { ageOf, formatLocal, useNow } from '@arena/shared/platform';
import { Banner, color, type Fact, FactList, formatMoney, Skeleton, styled } from '@arena/shared/ui';
import { type FactsSource, useRequestFacts } from './facts.queries';
import type { MoneyRequest } from './request';
import type { FactsOf } from './requests.queries';
import * as t from './dialogs.messages';

/** As high while they load: what is below doesn't move. */
const Facts = styled(FactList)({
  minHeight: '8.625rem',
  '& dd': { fontSize: '0.8125rem' },
});
const Failed = styled('p')({ minHeight: '8.625rem', color: color.muted });
const Reasons = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

function valuesOf(facts: FactsOf<MoneyRequest>, now: number) {
  const { balance, balanceAfter, approved, approvedAmount, lastApprovedAt, registeredAt, sameAccount, duplicates } = facts;
  const others = sameAccount?.map(({ id, name }) => isolated(name ?? String(id))).join(', ');
  return {
    balance: formatMoney(balance),
    after: formatMoney(balanceAfter),
    earlier: approved ? t.earlierRequests(approved, formatMoney(approvedAmount), ageOf(lastApprovedAt, now)) : t.none,
    registered: ageOf(registeredAt, now),
    account: sameAccount === null ? null : others === '' ? t.noOtherUser : others,
    duplicates: duplicates.length === 0 ? t.none : duplicates.map(({ id, status }) => t.requestInState(id, status)).join(', '),
  };
}

/** The facts that a decision needs. They never keep it from being made. */
export function RequestFacts({ kind, id }: { readonly kind: FactsSource; readonly id: GivenId }) {
  const { data, error } = useRequestFacts(kind, id);
  const now = useNow();
  if (data === undefined && error !== null) return <Failed role="status">{t.factsFailed}</Failed>;
  const values = data === undefined ? null : valuesOf(data, now);
  const fact = (label: string, name: keyof NonNullable<typeof values>): Fact => {
    const value = values?.[name];
    return { label, value: values === null ? <Skeleton width="7rem" /> : (value ?? t.unknown) };
  };
  const hasAccount = kind.name === 'redeem';
  const items = [
    fact(t.balanceNow, 'balance'),
    fact(t.balanceAfter, 'after'),
    fact(hasAccount ? t.earlierPayouts : t.earlierTopUps, 'earlier'),
    fact(t.registered, 'registered'),
    ...(hasAccount ? [fact(t.sameAccount, 'account')] : []),
    fact(t.sameAmount, 'duplicates'),
  ];
  return <Facts items={items} aria-busy={values === null} />;
}

/** Why a request needs attention; nothing where no rule applies. */
export function AttentionBanner({ reasons, title }: { readonly reasons: readonly Attention[]; readonly title: string }) {
  if (reasons.length === 0) return null;
  return (
    <Banner tone="wait" title={title}>
      <Reasons>
        {reasons.map(({ rule, reason }) => (
          <li key={rule}>{reason}</li>
        ))}
      </Reasons>
    </Banner>
  );
}

export const sinceText = (at: Parameters<typeof formatLocal>[0], now: number) => {
  const time = formatLocal(at);
  return time === null ? t.waiting : t.waitingSince(time, ageOf(at, now) ?? '');
};
