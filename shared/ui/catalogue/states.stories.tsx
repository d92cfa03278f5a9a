import { Spinner } from '@arena/shared/ui/core';
import {
  BannedNotice,
  Banner,
  Button,
  CardSkeletons,
  EmptyState,
  ErrorState,
  LoadingState,
  Panel,
  QueryError,
  QueryView,
  type Reading,
  RemovedItem,
  Skeleton,
  StableNotice,
  TableSkeleton,
  UpdatesNotice,
} from '@arena/shared/ui';
import { localDateTime, nothing, type Stories } from './samples';

const asked: Reading<readonly string[]> = { data: undefined, error: null, isFetching: true, refetch: nothing };
const failed = { ...asked, error: new Error('offline'), isFetching: false };

export const states: Stories = {
  Banner: () =>
    (['info', 'done', 'wait', 'refused'] as const).map((tone) => (
      <Banner key={tone} tone={tone} title={`A banner of the tone ${tone}`} action={<Button size="sm">Check the list</Button>}>
        What it is about, in a sentence.
      </Banner>
    )),
  BannedNotice: () => <BannedNotice name="Omar Haddad" since={localDateTime} verb="Approve" confirmed={false} onConfirm={nothing} />,
  EmptyState: () => <EmptyState title="No scheduled rooms" hint="Reset search to see all." action={<Button>Clear</Button>} />,
  ErrorState: () => (
    <ErrorState title="Rooms is unavailable" message="It may be down." code="S-01" onRetry={nothing} details="unreachable" />
  ),
  LoadingState: () => <LoadingState label="Loading rooms" />,
  Skeleton: () => <Skeleton width={240} height={16} />,
  Spinner: () => <Spinner />,
  CardSkeletons: () => <CardSkeletons heights={[20, 16, 80]} />,
  TableSkeleton: () => <TableSkeleton label="Loading users" height={160} />,
  QueryView: () =>
    [asked, failed, { ...asked, data: [] }, { ...asked, data: ['Erangel', 'Miramar'] }].map((query, place) => (
      <QueryView key={place} query={query} label="Loading rooms" showLabel empty={<EmptyState title="No rooms" />}>
        {(rooms) => <p>{rooms.join(', ')}</p>}
      </QueryView>
    )),
  QueryError: () => <QueryError query={failed} title="The room could not be read" />,
  StableNotice: () => <StableNotice stable={{ waiting: 2, gone: new Map(), show: nothing }} />,
  UpdatesNotice: () => <UpdatesNotice waiting={2} gone={1} goneWord="was removed" onShow={nothing} onClear={nothing} />,
  RemovedItem: () => (
    <RemovedItem note="Removed by Dana Petrova">
      <Panel>The room that was here.</Panel>
    </RemovedItem>
  ),
};
