import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { withMuiTheme } from './MuiTheme';

export const Menu = withMuiTheme<MenuProps>(MuiMenu);
export const Popover = withMuiTheme<PopoverProps>(MuiPopover);
