import { media, type Named, SearchField, SegmentedTabs, styled } from '@arena/shared/ui';
import { GameSelect } from '../GameSelect';
import { STATUS_TABS, type StatusTab } from '../tournaments.status';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 12,
  '& > :last-child': { marginLeft: 'auto' },
  [media.narrow]: { '& > :last-child': { marginLeft: 0, maxWidth: '100%' } },
});
const tabs = STATUS_TABS.map(({ id, label }) => ({ value: id, label }));

interface ListToolbarProps {
  readonly idBase: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly games: readonly Named[];
  readonly game: string;
  readonly onGame: (game: string) => void;
  readonly tab: StatusTab;
  readonly onTab: (tab: StatusTab['id']) => void;
}

/** The three ways to narrow the list down. */
export function ListToolbar({ idBase, typed, onType, games, game, onGame, tab, onTab }: ListToolbarProps) {
  return (
    <Bar>
      <SearchField label="Search tournaments" placeholder="Search tournaments..." value={typed} onChange={onType} shortcut="/" />
      <GameSelect games={games} value={game} onChange={onGame} />
      <SegmentedTabs label="Tournaments by status" idBase={idBase} value={tab.id} options={tabs} onChange={onTab} />
    </Bar>
  );
}
