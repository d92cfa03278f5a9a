import { useState } from 'react';
import { Eye, EyeOff } from 'lucide';
import { media } from '../tokens';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import { IconButton } from './IconButton';

type PasswordFieldProps = Omit<FormTextFieldProps, 'type' | 'multiline' | 'rows' | 'endAdornment'>;

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
          sx={{ width: 28, height: 28, mr: '-5px', [media.touch]: { width: 44, height: 40, mr: '-9px' } }}
        />
      }
    />
  );
}
