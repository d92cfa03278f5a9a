import { gameCalls } from '@arena/shared/contract';
import { useMemo } from 'react';
import { useLocation, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { media, PageHeader, SearchField, SegmentedTabs, styled, TabPanel, useLookup, useTab } from '@arena/shared/ui';
import { ALL_GAMES, SEARCH_DEBOUNCE_MS } from '../constants';
import { CreateTournamentButton } from '../create/CreateTournamentButton';
import { STATUS_TABS } from '../tournaments.status';
import { type Chip, FilterChips } from './FilterChips';
import { Results } from './Results';
import { gameIdOf } from './list-call';
import { SummaryCards } from './SummaryCards';
import { GameSelect } from '../GameSelect';
import * as t from '../tournaments.messages';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 12,
  '& > :last-child': { marginLeft: 'auto' },
  [media.narrow]: { '& > :last-child': { marginLeft: 0, maxWidth: '100%' } },
});

const ID_BASE = 'tournaments';

export default function TournamentListPage() {
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} actions={<CreateTournamentButton />} />
      <SummaryCards />
      <TournamentList />
    </>
  );
}

function TournamentList() {
  const { typed, keywords, type } = useTypedSearch(SEARCH_DEBOUNCE_MS);
  const [gameText, setGame] = useUrlState('game', ALL_GAMES);
  const [tab, setTab] = useTab(STATUS_TABS);
  const { key } = useLocation();
  const games = useLookup('games', gameCalls.games).list;
  const gameId = gameIdOf(gameText);
  const filters = useMemo(() => ({ keywords, gameId, tab }), [gameId, keywords, tab]);

  const game = gameId === null ? null : (games.find(({ id }) => id === gameId)?.name ?? t.gameNumber(gameId));
  const chips: Chip[] = [
    ...(keywords === '' ? [] : [{ label: t.searchFilter(keywords), onRemove: () => type('') }]),
    ...(game === null ? [] : [{ label: t.gameFilter(game), onRemove: () => setGame(ALL_GAMES) }]),
    ...(tab.status === null ? [] : [{ label: t.statusFilter(tab.label), onRemove: () => setTab(STATUS_TABS[0].value) }]),
  ];

  return (
    <>
      <Bar>
        <SearchField label={t.searchTournaments} placeholder={t.searchPlaceholder} value={typed} onChange={type} shortcut="/" />
        <GameSelect games={games} value={gameText} onChange={setGame} />
        <SegmentedTabs label={t.byStatus} idBase={ID_BASE} value={tab.value} options={STATUS_TABS} onChange={setTab} />
      </Bar>
      <FilterChips chips={chips} />
      <TabPanel idBase={ID_BASE} value={tab.value}>
        <Results filters={filters} text={typed} games={games} scrollKey={key} />
      </TabPanel>
    </>
  );
}
