import { isMissing, joinSentences, Link, messageOf } from '@arena/shared/platform';
import { Banner, Button, EmptyState, LongListView, PageHeader, Panel, PanelTitle, Skeleton } from '@arena/shared/ui';
import { Users } from 'lucide';
import { BackToFullMaps } from '../BackToFullMaps';
import { useApplications, useWinners } from '../fullmap-rooms.queries';
import { fullMapPaths } from '../paths';
import { RoomScreen } from '../RoomScreen';
import { RoomSummary } from '../RoomSummary';
import { WinnerChooser } from './WinnerChooser';
import * as t from './results.messages';

const TITLE_ID = 'reward-list';

const NO_PLAYERS = <EmptyState flush icon={Users} title={t.noUsers} hint={t.noUsersHint} />;

function RewardList({ fullmapId, scheduled }: { readonly fullmapId: number; readonly scheduled: boolean }) {
  const players = useApplications(fullmapId, 'CREATOR_APPROVED');
  const winners = useWinners(fullmapId);
  // Some backends answer 404 or nothing for a room without winners, which isn't a failure.
  const unread = isMissing(winners.error) ? null : winners.error;
  // Waits for the winners, so that rewards don't appear later.
  const rows = winners.isPending && players.query.error === null ? undefined : players.rows;
  return (
    <LongListView list={{ ...players, rows }} label={t.loadingPlayers} flush skeleton={<Skeleton height={180} />} empty={NO_PLAYERS}>
      {(applications) => (
        <>
          {unread === null ? null : (
            <Banner
              tone="wait"
              title={t.rewardsFailed}
              action={
                <Button size="sm" busy={winners.isFetching} onClick={() => void winners.refetch()}>
                  {t.retry}
                </Button>
              }
            >
              {joinSentences(messageOf(unread), t.checkBeforeSending)}
            </Banner>
          )}
          <WinnerChooser {...{ fullmapId, applications, scheduled }} winners={winners.data ?? []} labelledBy={TITLE_ID} />
        </>
      )}
    </LongListView>
  );
}

const HEADER = <PageHeader title={t.results} subtitle={t.resultsSubheading} back={<BackToFullMaps fallback="?tab=completed" />} />;

export default function ResultsPage() {
  return (
    <RoomScreen header={() => HEADER}>
      {(room, fullmapId) => (
        <>
          {room.status === 'PENDING' ? (
            <Banner
              tone="wait"
              title={t.notCompletedYet}
              action={
                <Button component={Link} to={fullMapPaths.approvals(fullmapId)} size="sm">
                  {t.goToApprovals}
                </Button>
              }
            />
          ) : null}
          <RoomSummary room={room} />
          <Panel aria-labelledby={TITLE_ID}>
            <PanelTitle id={TITLE_ID}>{t.rewardList}</PanelTitle>
            <RewardList fullmapId={fullmapId} scheduled={room.status === 'PENDING'} />
          </Panel>
        </>
      )}
    </RoomScreen>
  );
}
