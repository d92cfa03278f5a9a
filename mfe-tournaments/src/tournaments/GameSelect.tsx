import { Select } from '@arena/shared/ui';
import { ALL_GAMES } from './constants';
import type { NamedGame } from './tournaments.queries';

interface GameSelectProps {
  readonly games: readonly NamedGame[];
  /** A game's id, or the sentinel of all games. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which game's tournaments are shown. */
export function GameSelect({ games, value, onChange }: GameSelectProps) {
  const known = value === ALL_GAMES || games.some(({ id }) => String(id) === value);
  const options = [
    { value: ALL_GAMES as string, label: 'Select All' },
    ...(known ? [] : [{ value, label: `Game ${value}` }]),
    ...games.map(({ id, title }) => ({ value: String(id), label: String(title) })),
  ];
  return <Select label="Game" value={value} options={options} onChange={onChange} />;
}
