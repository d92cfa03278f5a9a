import { Icon } from '@arena/shared/ui';
import { ListItemIcon, Menu, MenuItem } from '@arena/shared/ui/more';
import { Blocks, LayoutDashboard, LogOut, UserPen } from 'lucide';
import { Link } from 'react-router-dom';
import * as t from './layout.messages';

export interface AccountMenuListProps {
  /** null while closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

const LINKS = [
  { to: '/admin', label: t.admin, icon: LayoutDashboard },
  { to: '/profile/edit', label: t.editProfile, icon: UserPen },
  { to: '/admin/sections', label: t.sections, icon: Blocks },
] as const;

/** Loaded when the pointer or the focus reaches its button. */
export default function AccountMenuList({ anchor, onClose, onLogout }: AccountMenuListProps) {
  const signOut = () => {
    onClose();
    onLogout();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      {LINKS.map(({ to, label, icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon node={icon} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <Icon node={LogOut} />
        </ListItemIcon>
        {t.logout}
      </MenuItem>
    </Menu>
  );
}
