import type { Account } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { Dash, type Fact, FactList, Money } from '@arena/shared/ui';
import * as t from './roles.messages';

const count = (value: number | null) => value ?? <Dash />;

/** Distinguishes the account from another with the same name. */
export function AccountFacts({ account }: { readonly account: Account }) {
  const { id, name, email, balance, registeredAt, lastSeenAt, matches, requests } = account;
  const facts: readonly Fact[] = [
    { label: t.userId, value: count(id) },
    { label: t.name, value: name ?? <Dash /> },
    { label: t.email, value: email ?? <Dash /> },
    { label: t.balance, value: <Money value={balance} /> },
    { label: t.registered, value: formatLocal(registeredAt) ?? <Dash /> },
    { label: t.lastSeen, value: formatLocal(lastSeenAt) ?? t.never },
    { label: t.roomsAndTournaments, value: count(matches) },
    { label: t.requests, value: count(requests) },
  ];
  return <FactList items={facts} />;
}
