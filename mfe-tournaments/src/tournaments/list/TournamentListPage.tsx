import { gameCalls } from '@arena/shared/contract';
import { useMemo } from 'react';
import { useLocation, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { ButtonBase, color, Icon, media, PageHeader, SearchField, SegmentedTabs, styled, TabPanel, useLookup } from '@arena/shared/ui';
import { X } from 'lucide';
import { ALL_GAMES, SEARCH_DEBOUNCE_MS } from '../constants';
import { CreateTournamentButton } from '../create/CreateTournamentButton';
import { STATUS_TABS, tabOf } from '../tournaments.status';
import { Results } from './Results';
import { gameIdOf } from './list-call';
import { SummaryCards } from './SummaryCards';
import { GameSelect } from '../GameSelect';

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

interface Chip {
  readonly label: string;
  readonly onRemove: () => void;
}

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: '0 0 12px', padding: 0, listStyle: 'none' });
const Remove = styled(ButtonBase)({
  gap: 6,
  minHeight: 28,
  padding: '2px 10px',
  borderRadius: 99,
  border: `1px solid ${color.line}`,
  background: color.accentSoft,
  color: color.text,
  fontSize: '0.8125rem',
  '&:hover': { borderColor: color.lineStrong },
  [media.touch]: { minHeight: 44 },
});

/** Pressing a chip removes its filter. */
function FilterChips({ chips }: { readonly chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <Row aria-label="Active filters">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <Remove aria-label={`Remove the filter ${label}`} onClick={onRemove}>
            {label}
            <Icon node={X} size={12} />
          </Remove>
        </li>
      ))}
    </Row>
  );
}

const ID_BASE = 'tournaments';

export default function TournamentListPage() {
  return (
    <>
      <PageHeader title="Tournament Management" subtitle="Create, manage and complete tournaments" actions={<CreateTournamentButton />} />
      <SummaryCards />
      <TournamentList />
    </>
  );
}

function TournamentList() {
  const { typed, keywords, type } = useTypedSearch(SEARCH_DEBOUNCE_MS);
  const [gameText, setGame] = useUrlState('game', ALL_GAMES);
  const [tabText, setTab] = useUrlState('tab', STATUS_TABS[0].id);
  const { key } = useLocation();
  const games = useLookup('games', gameCalls.games).list;
  const gameId = gameIdOf(gameText);
  const tab = tabOf(tabText);
  const filters = useMemo(() => ({ keywords, gameId, tab }), [gameId, keywords, tab]);

  const game = gameId === null ? null : (games.find(({ id }) => id === gameId)?.name ?? `Game ${gameId}`);
  const chips: Chip[] = [
    ...(keywords === '' ? [] : [{ label: `Search: ${keywords}`, onRemove: () => type('') }]),
    ...(game === null ? [] : [{ label: `Game: ${game}`, onRemove: () => setGame(ALL_GAMES) }]),
    ...(tab.status === null ? [] : [{ label: `Status: ${tab.label}`, onRemove: () => setTab(STATUS_TABS[0].id) }]),
  ];

  return (
    <>
      <Bar>
        <SearchField label="Search tournaments" placeholder="Search tournaments..." value={typed} onChange={type} shortcut="/" />
        <GameSelect games={games} value={gameText} onChange={setGame} />
        <SegmentedTabs label="Tournaments by status" idBase={ID_BASE} value={tab.id} options={tabs} onChange={setTab} />
      </Bar>
      <FilterChips chips={chips} />
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <Results filters={filters} text={typed} games={games} scrollKey={key} />
      </TabPanel>
    </>
  );
}
