// Floating elements, shared at run time and loaded with the first one that opens. Doesn't export MUI's Tooltip (the kit has HoverTip) or
// MUI's Dialog: all dialogs close by our rule.
export { Dialog, type DialogProps } from './kit/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as ListItemIcon } from '@mui/material/ListItemIcon';
export { default as MenuItem } from '@mui/material/MenuItem';
export { Menu, Popover } from './mui/floating';
