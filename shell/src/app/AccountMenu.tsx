import { lazyComponent } from '@arena/shared/ui';
import { useState } from 'react';
import { useAuth } from '../session/auth-store';
import { useLogout } from '../session/useLogout';
import { AccountButton, AccountPlace } from '../layout/AccountButton';
import type { AccountMenuListProps } from '../layout/AccountMenuList';
import { accountWords } from '../layout/account-words';
import { PlainAccountMenu } from '../layout/PlainAccountMenu';

const LazyMenu = lazyComponent<AccountMenuListProps>(
  () => import(/* webpackChunkName: "account-menu" */ '../layout/AccountMenuList').then((module) => module.default),
  { failed: (_, menu) => (menu.anchor === null ? null : <PlainAccountMenu {...menu} />) },
);

/** Part 1 §1: Admin, Edit Profile and Logout. */
export function AccountMenu({ rail }: { readonly rail: boolean }) {
  const { role, loggedInUserInfo: user } = useAuth();
  const { name, line } = accountWords(user, role);
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);

  const open = anchor !== null;
  return (
    <AccountPlace>
      <AccountButton
        name={name}
        line={line}
        rail={rail}
        aria-expanded={open}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      />
      <LazyMenu wanted={near || open} anchor={anchor} onClose={() => setAnchor(null)} onLogout={logout} />
    </AccountPlace>
  );
}
