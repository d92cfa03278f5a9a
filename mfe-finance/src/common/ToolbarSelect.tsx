import { color, media, radius, styled, VisuallyHidden } from '@arena/shared/ui';

const Native = styled('select')({
  height: 36,
  maxWidth: '100%',
  padding: '0 10px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontWeight: 550,
  cursor: 'pointer',
  '&:hover': { borderColor: color.lineStrong },
  '& option': { background: color.raised, color: color.text, fontWeight: 400 },
  [media.phone]: { width: '100%' },
  [media.touch]: { height: 44, fontSize: '1rem' },
});
const Label = styled('label')({ minWidth: 0, [media.phone]: { flex: 1 } });

interface ToolbarSelectProps<V extends string> {
  /** Its accessible name. */
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

/** One of a few, beside a search field. */
export function ToolbarSelect<V extends string>({ label, value, options, onChange }: ToolbarSelectProps<V>) {
  return (
    <Label>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Native value={value} onChange={(event) => onChange(event.target.value as V)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Native>
    </Label>
  );
}
