import { type MenuProps } from '@mui/material/Menu';
import { type PopoverProps } from '@mui/material/Popover';
/** MUI's Menu in our theme. */
export declare const Menu: (props: MenuProps) => import("react").JSX.Element;
/** MUI's Popover in our theme. */
export declare const Popover: (props: PopoverProps) => import("react").JSX.Element;
