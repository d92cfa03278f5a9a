import type { Account } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { Dash, type Fact, FactList, Money } from '@arena/shared/ui';

const count = (value: number | null) => value ?? <Dash />;

/** Distinguishes the account from another with the same name. */
export function AccountFacts({ account }: { readonly account: Account }) {
  const { id, name, email, balance, registeredAt, lastSeenAt, matches, requests } = account;
  const facts: readonly Fact[] = [
    { label: 'User ID', value: count(id) },
    { label: 'Name', value: name ?? <Dash /> },
    { label: 'Email', value: email ?? <Dash /> },
    { label: 'Balance', value: <Money value={balance} /> },
    { label: 'Registered', value: formatLocal(registeredAt) ?? <Dash /> },
    { label: 'Last here', value: formatLocal(lastSeenAt) ?? 'Never' },
    { label: 'Rooms and tournaments', value: count(matches) },
    { label: 'Top-up and redeem requests', value: count(requests) },
  ];
  return <FactList items={facts} />;
}
