import { useState } from 'react';
import { Eye, EyeOff } from 'lucide';
import { IconButton, media, styled } from '@arena/shared/ui/core';
import { FormTextField, type FormTextFieldProps } from './FormTextField';
import * as t from './form.messages';

const Reveal = styled(IconButton)({
  width: 28,
  height: 28,
  marginRight: -5,
  [media.touch]: { width: 44, height: 44, marginBlock: -2, marginRight: -9 },
});

type PasswordFieldProps = Omit<FormTextFieldProps, 'type' | 'multiline' | 'rows' | 'endAdornment'>;

/** A password field of the surrounding form with a button to show it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <Reveal
          label={shown ? t.hidePassword : t.showPassword}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
