import type { ReactNode } from 'react';
import { Icon, styled } from '@arena/shared/ui';
import { FormControl, FormHelperText } from '@arena/shared/ui/forms';
import { CircleAlert } from 'lucide';

const Label = styled('label')({ display: 'block', fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 500, marginBottom: 5 });
const Problem = styled('span')({ display: 'flex', alignItems: 'flex-start', gap: 5, '& svg': { flex: 'none', marginTop: 1 } });

/** The id of the line under a field, for its `aria-describedby`. */
export const problemIdOf = (id: string, error: string | undefined) => (error === undefined ? undefined : `${id}-error`);

interface LabelledFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** The frame of the fields that the kit does not have: it looks like the frame of those that it has. */
export function LabelledField({ id, label, error, children }: LabelledFieldProps) {
  return (
    <FormControl error={error !== undefined} fullWidth variant="standard">
      <Label htmlFor={id}>{label}</Label>
      {children}
      {error === undefined ? null : (
        <FormHelperText id={problemIdOf(id, error)} component="div" sx={{ mt: '5px' }}>
          <Problem>
            <Icon node={CircleAlert} size={14} />
            {error}
          </Problem>
        </FormHelperText>
      )}
    </FormControl>
  );
}
