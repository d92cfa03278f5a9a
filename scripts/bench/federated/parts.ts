export { default as React } from 'react';
export { createRoot } from 'react-dom/client';
export { AppBar, Button, Chip, CssBaseline, Dialog, Drawer, List, ListItemButton, ListItemText } from '@mui/material';
export { Table, TableBody, TableCell, TableHead, TableRow, TextField, Toolbar, Typography } from '@mui/material';
