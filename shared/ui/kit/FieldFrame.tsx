import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide';
import { color, Icon, styled } from '@arena/shared/ui/core';
import { FormControl, FormHelperText } from '@arena/shared/ui/forms';
import * as t from './form.messages';

const Label = styled('label')({ display: 'block', fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 500, marginBottom: 5 });
const Mark = styled('span')({ color: color.muted, fontWeight: 400 });
const Line = styled('span')({ display: 'flex', alignItems: 'flex-start', gap: 5, '& svg': { flex: 'none', marginTop: 1 } });

interface FieldFrameProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly error?: string;
  readonly helper?: ReactNode;
  /** Adds "(optional)" to the label; other fields are required. */
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** The id of the line below a field for its `aria-describedby`; undefined without a line. */
export const helpIdOf = (id: string, error?: string, helper?: ReactNode) => (error || helper ? `${id}-help` : undefined);

/** The label above a field, and the error or help text below it. */
export function FieldFrame({ id, label, error, helper, optional = false, children }: FieldFrameProps) {
  return (
    <FormControl error={Boolean(error)} fullWidth variant="standard">
      <Label htmlFor={id}>
        {label}
        {optional ? <Mark> {t.optional}</Mark> : null}
      </Label>
      {children}
      {error || helper ? (
        <FormHelperText id={`${id}-help`} component="div" sx={{ mt: '5px' }}>
          {error ? (
            <Line>
              <Icon node={CircleAlert} size={14} />
              {error}
            </Line>
          ) : (
            helper
          )}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
