import { type Named, namedOptions, Select } from '@arena/shared/ui';
import { ALL_GAMES } from './constants';

interface GameSelectProps {
  readonly games: readonly Named[];
  /** A game's id, or `ALL_GAMES`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function GameSelect({ games, value, onChange }: GameSelectProps) {
  const known = value === ALL_GAMES || games.some(({ id }) => String(id) === value);
  const options = [
    { value: ALL_GAMES as string, label: 'Select All' },
    ...(known ? [] : [{ value, label: `Game ${value}` }]),
    ...namedOptions(games),
  ];
  return <Select label="Game" value={value} options={options} onChange={onChange} />;
}
