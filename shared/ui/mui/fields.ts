import type { ElementType } from 'react';
import MuiFormControl, { type FormControlProps } from '@mui/material/FormControl';
import MuiFormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import MuiInputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { withMuiTheme } from './MuiTheme';

interface AsAnyElement {
  readonly component?: ElementType;
}

/** MUI's FormControl in our theme. */
export const FormControl = withMuiTheme<FormControlProps & AsAnyElement>(MuiFormControl);
/** MUI's FormHelperText in our theme. */
export const FormHelperText = withMuiTheme<FormHelperTextProps & AsAnyElement>(MuiFormHelperText);
/** MUI's InputBase in our theme. */
export const InputBase = withMuiTheme<InputBaseProps>(MuiInputBase);
