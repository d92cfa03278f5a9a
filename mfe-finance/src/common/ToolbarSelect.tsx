import { color, media, styled, VisuallyHidden } from '@arena/shared/ui';
import { TOOLBAR_LOOK } from './toolbar-look';

const Native = styled('select')({
  ...TOOLBAR_LOOK,
  maxWidth: '100%',
  fontWeight: 550,
  cursor: 'pointer',
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
