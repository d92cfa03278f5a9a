import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { withMuiTheme } from './MuiTheme';

/** MUI's Menu in our theme. */
export const Menu = withMuiTheme<MenuProps>(MuiMenu);
/** MUI's Popover in our theme. */
export const Popover = withMuiTheme<PopoverProps>(MuiPopover);
