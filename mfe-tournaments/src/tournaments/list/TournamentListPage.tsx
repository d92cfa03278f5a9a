import { gameCalls } from '@arena/shared/contract';
import { useMemo } from 'react';
import { useLocation, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { PageHeader, TabPanel, useLookup } from '@arena/shared/ui';
import { ALL_GAMES, SEARCH_DEBOUNCE_MS } from '../constants';
import { CreateTournamentButton } from '../create/CreateTournamentButton';
import { STATUS_TABS, tabOf } from '../tournaments.status';
import { type Chip, FilterChips } from './FilterChips';
import { ListToolbar } from './ListToolbar';
import { Results } from './Results';
import { gameIdOf } from './source';
import { SummaryCards } from './SummaryCards';

const ID_BASE = 'tournaments';

/** Tournaments: four numbers, and the list by text, game and status. */
export default function TournamentListPage() {
  return (
    <>
      <PageHeader
        title="Tournament Management"
        subtitle="Create tournaments, follow their players, and bring them to an end"
        actions={<CreateTournamentButton />}
      />
      <SummaryCards />
      <TournamentList />
    </>
  );
}

function TournamentList() {
  const { typed, searched, type } = useTypedSearch(SEARCH_DEBOUNCE_MS);
  const [gameText, setGame] = useUrlState('game', ALL_GAMES);
  const [tabText, setTab] = useUrlState('tab', STATUS_TABS[0].id);
  const { key } = useLocation();
  const games = useLookup('games', gameCalls.games).list;
  const gameId = gameIdOf(gameText);
  const tab = tabOf(tabText);
  const filters = useMemo(() => ({ keywords: searched, gameId, tab }), [gameId, searched, tab]);

  const game = gameId === null ? null : (games.find(({ id }) => id === gameId)?.name ?? `Game ${gameId}`);
  const chips: Chip[] = [
    ...(searched === '' ? [] : [{ label: `Search: ${searched}`, onRemove: () => type('') }]),
    ...(game === null ? [] : [{ label: `Game: ${game}`, onRemove: () => setGame(ALL_GAMES) }]),
    ...(tab.status === null ? [] : [{ label: `Status: ${tab.label}`, onRemove: () => setTab(STATUS_TABS[0].id) }]),
  ];

  return (
    <>
      <ListToolbar idBase={ID_BASE} typed={typed} onType={type} games={games} game={gameText} onGame={setGame} tab={tab} onTab={setTab} />
      <FilterChips chips={chips} />
      <TabPanel idBase={ID_BASE} value={tab.id}>
        <Results filters={filters} text={typed} games={games} scrollKey={key} />
      </TabPanel>
    </>
  );
}
