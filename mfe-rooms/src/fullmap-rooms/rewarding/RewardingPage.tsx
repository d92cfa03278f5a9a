import type { FullMapRoom } from '@arena/shared/contract';
import { isMissing, Link, useSession } from '@arena/shared/platform';
import { BackLink, Button, EmptyState, PageHeader, Panel, QueryView, Skeleton } from '@arena/shared/ui';
import { Trophy } from 'lucide';
import { useWinners } from '../fullmap-rooms.queries';
import { fullMapPaths } from '../paths';
import { RoomScreen } from '../RoomScreen';
import { Outcome } from './Outcome';
import { Stepper } from './Stepper';
import { useRewarding } from './useRewarding';
import * as t from './rewarding.messages';

function Rewarding({ fullmapId, room }: { readonly fullmapId: number; readonly room: FullMapRoom }) {
  const winners = useWinners(fullmapId);
  const adminId = useSession().loggedInUserInfo?.id ?? 0;
  const rewarding = useRewarding(fullmapId, adminId, winners.data);

  if (rewarding.submitted) return <Outcome rewarding={rewarding} />;
  if (rewarding.due.length > 0) return <Stepper rewarding={rewarding} room={room} winners={winners.data} fullmapId={fullmapId} />;
  const empty = (
    <EmptyState
      icon={Trophy}
      title={t.noWinners}
      hint={t.noWinnersHint}
      action={
        <Button component={Link} to={fullMapPaths.results(fullmapId)}>
          {t.goToResults}
        </Button>
      }
    />
  );
  if (isMissing(winners.error)) return empty;
  const skeleton = (
    <Panel as="div">
      <Skeleton height={240} />
    </Panel>
  );
  return (
    <QueryView query={winners} label={t.loadingWinners} skeleton={skeleton}>
      {() => empty}
    </QueryView>
  );
}

const headerOf = (fullmapId: number | null, title: string | null | undefined) => (
  <PageHeader
    title={t.rewardWinners}
    subtitle={title ?? (fullmapId === null ? undefined : t.roomNumber(fullmapId))}
    back={<BackLink to={fullmapId === null ? fullMapPaths.list() : fullMapPaths.results(fullmapId)}>{t.backToResults}</BackLink>}
  />
);

export default function RewardingPage() {
  return <RoomScreen header={headerOf}>{(room, fullmapId) => <Rewarding fullmapId={fullmapId} room={room} />}</RoomScreen>;
}
