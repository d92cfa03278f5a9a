import { color, Icon, media, radius, styled, VisuallyHidden } from '@arena/shared/ui';
import { ChevronDown } from 'lucide';
import { ALL_GAMES } from './constants';
import type { NamedGame } from './tournaments.queries';

const Field = styled('label')({
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  '& > svg': { position: 'absolute', right: 11, top: 'calc(50% - 7px)', color: color.muted, pointerEvents: 'none' },
});
const Select = styled('select')({
  appearance: 'none',
  height: 36,
  maxWidth: '100%',
  padding: '0 32px 0 12px',
  borderRadius: radius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { borderColor: color.lineStrong },
  '& option': { background: color.raised, color: color.text, fontWeight: 400 },
  [media.touch]: { height: 44, fontSize: '1rem' },
});

interface GameSelectProps {
  readonly games: readonly NamedGame[];
  /** A game's id, or the sentinel of all games. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which game's tournaments are shown. */
export function GameSelect({ games, value, onChange }: GameSelectProps) {
  const known = value === ALL_GAMES || games.some(({ id }) => String(id) === value);
  return (
    <Field>
      <VisuallyHidden>Game</VisuallyHidden>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={ALL_GAMES}>Select All</option>
        {known ? null : <option value={value}>Game {value}</option>}
        {games.map(({ id, title }) => (
          <option key={id} value={String(id)}>
            {title}
          </option>
        ))}
      </Select>
      <Icon node={ChevronDown} size={14} />
    </Field>
  );
}
