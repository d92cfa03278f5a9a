export { Dialog, type DialogProps } from './kit/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as ListItemIcon } from '@mui/material/ListItemIcon';
export { default as MenuItem } from '@mui/material/MenuItem';
export { Menu, Popover } from './mui/floating';
