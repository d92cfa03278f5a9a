import { type MenuProps } from '@mui/material/Menu';
import { type PopoverProps } from '@mui/material/Popover';
export declare const Menu: (props: MenuProps) => import("react").JSX.Element;
export declare const Popover: (props: PopoverProps) => import("react").JSX.Element;
