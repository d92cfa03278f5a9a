import { Icon } from '@arena/shared/ui';
import { ListItemIcon, Menu, MenuItem } from '@arena/shared/ui/more';
import { Blocks, LayoutDashboard, LogOut, UserPen } from 'lucide';
import { Link } from 'react-router-dom';

export interface AccountMenuListProps {
  /** What it hangs on; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** The open account menu. Loaded when somebody comes near its button. */
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
      <MenuItem component={Link} to="/admin" onClick={onClose}>
        <ListItemIcon>
          <Icon node={LayoutDashboard} />
        </ListItemIcon>
        Admin
      </MenuItem>
      <MenuItem component={Link} to="/profile/edit" onClick={onClose}>
        <ListItemIcon>
          <Icon node={UserPen} />
        </ListItemIcon>
        Edit Profile
      </MenuItem>
      <MenuItem component={Link} to="/admin/sections" onClick={onClose}>
        <ListItemIcon>
          <Icon node={Blocks} />
        </ListItemIcon>
        Sections
      </MenuItem>
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <Icon node={LogOut} />
        </ListItemIcon>
        Logout
      </MenuItem>
    </Menu>
  );
}
