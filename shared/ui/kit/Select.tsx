import { ChevronDown } from 'lucide';
import { color, Icon, media, radius, styled, VisuallyHidden } from '@arena/shared/ui/core';

const Field = styled('label')({
  position: 'relative',
  display: 'inline-block',
  minWidth: 0,
  maxWidth: '100%',
  color: color.muted,
  '& > svg': { position: 'absolute', right: 11, top: 'calc(50% - 7px)', pointerEvents: 'none' },
});
const Native = styled('select')({
  appearance: 'none',
  height: 36,
  width: '100%',
  padding: '0 32px 0 12px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: color.lineStrong },
  '& option': { background: color.raised, color: color.text, fontWeight: 400 },
  [media.touch]: { height: 44, fontSize: '1rem' },
});

interface SelectProps<V extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

/** A native select for toolbars. In forms, use `FormSelect`. */
export function Select<V extends string>({ label, value, options, onChange }: SelectProps<V>) {
  return (
    <Field>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Native value={value} onChange={(event) => onChange(event.target.value as V)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Native>
      <Icon node={ChevronDown} size={14} />
    </Field>
  );
}
