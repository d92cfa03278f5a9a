import { useMemo } from 'react';
import type { TopUp } from '@arena/shared/contract';
import { type SearchFilters, useUrlState } from '@arena/shared/platform';
import { Button, EmptyState, Select } from '@arena/shared/ui';
import { prepareRequests, RequestScreen } from '../common/requests/RequestScreen';
import { PENDING_OPTION, STATE_OPTIONS, stateOf } from '../common/requests/requests.status';
import { COLUMNS } from './columns';
import { GAME_OPTIONS, gameFilter, gameOf, hiddenText } from './game-filter';
import { SummaryCards } from './SummaryCards';
import { TOP_UPS } from './topups.kind';

export const prepare = () => prepareRequests(TOP_UPS);

/** Top-Up Management (part 2 §2): four figures, and the requests by text, game and status. */
export default function TopUpPage() {
  const [gameWord, setGame] = useUrlState('game');
  const [stateWord, setState] = useUrlState('status', PENDING_OPTION);
  const game = gameOf(gameWord);
  const state = stateOf(stateWord);
  const filter = useMemo(() => gameFilter(game), [game]);
  const filterBy = useMemo((): SearchFilters => (game === '' ? {} : { game }), [game]);

  const empty = (found: readonly TopUp[] | null) => {
    if (game !== '' && found?.length !== 0) {
      return (
        <EmptyState
          flush
          title="No requests found"
          hint={found === null ? 'The filter hides the requests of other games.' : hiddenText(found)}
          action={<Button onClick={() => setGame('')}>Show all games</Button>}
        />
      );
    }
    return <EmptyState flush title="No requests found" hint="Top-up requests of players appear here. Try another search or status." />;
  };

  return (
    <RequestScreen
      kind={TOP_UPS}
      title="Top-Up Management"
      subtitle="Manage game top-up requests from users"
      state={state}
      columns={COLUMNS}
      acts
      filter={filter}
      filterBy={filterBy}
      summary={<SummaryCards />}
      filters={
        <>
          <Select label="Game" value={game} options={GAME_OPTIONS} onChange={setGame} />
          <Select label="Status" value={state.toLowerCase()} options={STATE_OPTIONS} onChange={setState} />
        </>
      }
      empty={empty}
    />
  );
}
