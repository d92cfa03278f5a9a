import { Avatar, ButtonBase, color, HoverTip, Icon, lazyComponent, media, radius, styled } from '@arena/shared/ui';
import { isAdminRole } from '@arena/shared/contract';
import { ChevronsUpDown } from 'lucide';
import { useState } from 'react';
import { useAuth } from '../session/auth-store';
import { useLogout } from '../session/useLogout';
import type { AccountMenuListProps } from './AccountMenuList';
import { PlainAccountMenu } from './PlainAccountMenu';

/** Who is shown when the signed-in person has no name (part 1 §3). */
const DEFAULT_NAME = 'Administrator';

const Root = styled('div')({ position: 'relative', display: 'flex', flex: 'none', '& > span': { flex: 1 } });
const Me = styled(ButtonBase)({
  flex: 1,
  minWidth: 0,
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 10,
  padding: 8,
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  '&[data-rail]': { justifyContent: 'center', padding: 4, borderColor: 'transparent', minHeight: 40 },
  '@media (hover: hover)': { '&:hover': { background: color.hover } },
  '& > svg': { flex: 'none', color: color.muted },
  [media.touch]: { minHeight: 44 },
});
const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Name = styled('span')({ fontWeight: 600, lineHeight: '1rem' });
const Line = styled('span')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem' });

const LazyMenu = lazyComponent<AccountMenuListProps>(
  () => import(/* webpackChunkName: "account-menu" */ './AccountMenuList').then((module) => module.default),
  { failed: (_, menu) => (menu.anchor === null ? null : <PlainAccountMenu {...menu} />) },
);

/** Who is signed in, and what belongs to that person: Admin, Edit Profile and Logout (part 1 §1). */
export function AccountMenu({ rail }: { readonly rail: boolean }) {
  const { role, loggedInUserInfo: user } = useAuth();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [near, setNear] = useState(false);

  const name = user?.name ?? DEFAULT_NAME;
  const line = isAdminRole(role) && name !== DEFAULT_NAME ? 'Administrator' : (user?.email ?? null);
  const open = anchor !== null;
  return (
    <Root>
      <HoverTip text={rail && !open ? name : ''} side="right" describe={false}>
        <Me
          data-rail={rail || undefined}
          aria-haspopup="menu"
          aria-expanded={open}
          onPointerEnter={() => setNear(true)}
          onFocus={() => setNear(true)}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        >
          <Avatar name={name} />
          <Words className="label">
            <Name>{name}</Name>
            {line === null ? null : <Line>{line}</Line>}
          </Words>
          {rail ? null : <Icon node={ChevronsUpDown} />}
        </Me>
      </HoverTip>
      <LazyMenu wanted={near || open} anchor={anchor} onClose={() => setAnchor(null)} onLogout={logout} />
    </Root>
  );
}
