import { useMemo } from 'react';
import type { TopUp } from '@arena/shared/contract';
import { type SearchFilters, useUrlState } from '@arena/shared/platform';
import { Button, EmptyState, Select } from '@arena/shared/ui';
import type { RequestRow } from '../common/request';
import { RequestHeader } from '../common/RequestHeader';
import { prepareRequests, RequestQueue } from '../common/RequestQueue';
import { PENDING_OPTION, STATE_OPTIONS, stateOf } from '../common/requests.status';
import { useRequests } from '../common/useRequests';
import { GAME_OPTIONS, gameFilter, gameOf, hiddenText } from './game-filter';
import { SummaryCards } from './SummaryCards';
import { TOP_UPS } from './topups.kind';
import * as t from './topups.messages';

export const prepare = () => prepareRequests(TOP_UPS);

export default function TopUpPage() {
  const [gameWord, setGame] = useUrlState('game');
  const [stateWord, setState] = useUrlState('status', PENDING_OPTION);
  const game = gameOf(gameWord);
  const state = stateOf(stateWord);
  const filter = useMemo(() => gameFilter(game), [game]);
  const filterBy = useMemo((): SearchFilters => (game === '' ? {} : { game }), [game]);
  const requests = useRequests(TOP_UPS, { state, acts: true, filter, filterBy });

  const empty = (found: readonly RequestRow<TopUp>[] | null) => {
    if (game !== '' && found?.length !== 0) {
      return (
        <EmptyState
          flush
          title={t.empty}
          hint={found === null ? t.otherGamesHidden : hiddenText(found.map(({ item }) => item))}
          action={<Button onClick={() => setGame('')}>{t.showAllGames}</Button>}
        />
      );
    }
    return <EmptyState flush title={t.empty} hint={t.emptyHint} />;
  };

  return (
    <>
      <RequestHeader title={t.heading} subtitle={t.subheading} requests={requests} />
      <SummaryCards />
      <RequestQueue
        requests={requests}
        filters={
          <>
            <Select label={t.game} value={game} options={GAME_OPTIONS} onChange={setGame} />
            <Select label={t.status} value={state.toLowerCase()} options={STATE_OPTIONS} onChange={setState} />
          </>
        }
        empty={empty}
      />
    </>
  );
}
