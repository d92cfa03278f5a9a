// What floats above a screen. Loaded with the first screen that opens one, shared at run time. MUI's Tooltip is left out: the
// kit has HoverTip.
// Not MUI's own: every dialog closes by the same rule, whoever makes it.
export { Dialog, type DialogProps } from './kit/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as ListItemIcon } from '@mui/material/ListItemIcon';
export { default as MenuItem } from '@mui/material/MenuItem';
export { Menu, Popover } from './mui/floating';
