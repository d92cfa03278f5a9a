import { type Named, namedOptions, Select } from '@arena/shared/ui';
import { ALL_GAMES } from './constants';
import * as t from './tournaments.messages';

interface GameSelectProps {
  readonly games: readonly Named[];
  /** A game's id, or `ALL_GAMES`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function GameSelect({ games, value, onChange }: GameSelectProps) {
  const known = value === ALL_GAMES || games.some(({ id }) => String(id) === value);
  const options = [
    { value: ALL_GAMES as string, label: t.selectAll },
    ...(known ? [] : [{ value, label: t.gameNumber(value) }]),
    ...namedOptions(games),
  ];
  return <Select label={t.game} value={value} options={options} onChange={onChange} />;
}
