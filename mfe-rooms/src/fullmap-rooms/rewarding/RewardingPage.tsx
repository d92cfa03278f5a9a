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

function Rewarding({ fullmapId, room }: { readonly fullmapId: number; readonly room: FullMapRoom }) {
  const winners = useWinners(fullmapId);
  const adminId = useSession().loggedInUserInfo?.id ?? 0;
  const rewarding = useRewarding(fullmapId, adminId, winners.data);

  if (rewarding.submitted) return <Outcome rewarding={rewarding} />;
  if (rewarding.due.length > 0) return <Stepper rewarding={rewarding} room={room} winners={winners.data} fullmapId={fullmapId} />;
  const empty = (
    <EmptyState
      icon={Trophy}
      title="No winners found."
      hint="No rewards pending. Select winners on the Results screen."
      action={
        <Button component={Link} to={fullMapPaths.results(fullmapId)}>
          Go to the results
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
    <QueryView query={winners} label="Loading the winners" skeleton={skeleton}>
      {() => empty}
    </QueryView>
  );
}

const headerOf = (fullmapId: number | null, title: string | null | undefined) => (
  <PageHeader
    title="Reward winners"
    subtitle={title ?? (fullmapId === null ? undefined : `Room ${fullmapId}`)}
    back={<BackLink to={fullmapId === null ? fullMapPaths.list() : fullMapPaths.results(fullmapId)}>Back to results</BackLink>}
  />
);

export default function RewardingPage() {
  return <RoomScreen header={headerOf}>{(room, fullmapId) => <Rewarding fullmapId={fullmapId} room={room} />}</RoomScreen>;
}
