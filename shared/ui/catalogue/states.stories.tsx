import { Spinner } from '@arena/shared/ui/core';
import {
  BannedNotice,
  Banner,
  type BannerTone,
  Button,
  CardSkeletons,
  EmptyState,
  ErrorState,
  LoadingState,
  Panel,
  PanelTitle,
  QueryError,
  QueryView,
  type Reading,
  RemovedItem,
  Skeleton,
  TableSkeleton,
  UpdatesNotice,
} from '@arena/shared/ui';
import { localDateTime, nothing } from './samples';
import type { Story } from './story';

const TONES: readonly BannerTone[] = ['info', 'done', 'wait', 'refused'];
const asked: Reading<readonly string[]> = { data: undefined, error: null, isFetching: true, refetch: nothing };
const failed: Reading<readonly string[]> = { ...asked, error: new Error('offline'), isFetching: false };
const view = (query: Reading<readonly string[]>) => (
  <QueryView query={query} label="Loading rooms" showLabel title="The rooms could not be read" empty={<EmptyState title="No rooms" />}>
    {(rooms) => <p>{rooms.join(', ')}</p>}
  </QueryView>
);

export const states: readonly Story[] = [
  {
    part: 'Banner',
    states: {
      Tones: () =>
        TONES.map((tone) => (
          <Banner key={tone} tone={tone} title={`A banner of the tone ${tone}`}>
            What it is about, in a sentence.
          </Banner>
        )),
      'With an action': () => (
        <Banner tone="wait" action={<Button size="sm">Check the list</Button>}>
          It was sent, and no answer came.
        </Banner>
      ),
    },
  },
  {
    part: 'BannedNotice',
    states: {
      Asking: () => <BannedNotice name="Omar Haddad" since={localDateTime} verb="Approve" confirmed={false} onConfirm={nothing} />,
    },
  },
  {
    part: 'EmptyState',
    states: {
      'With an action': () => <EmptyState title="No scheduled rooms" hint="Clear the search to see all." action={<Button>Clear</Button>} />,
    },
  },
  {
    part: 'ErrorState',
    states: {
      'To be retried': () => (
        <ErrorState
          title="Rooms is not available"
          message="It may be down for a moment."
          code="S-01"
          onRetry={nothing}
          details="unreachable"
        />
      ),
      'Being retried': () => <ErrorState title="Rooms is not available" onRetry={nothing} retrying />,
    },
  },
  {
    part: 'LoadingState',
    states: {
      'In words': () => <LoadingState label="Loading rooms" />,
      'In its shape': () => (
        <LoadingState label="Loading the room" showLabel={false}>
          <Skeleton width={240} height={16} />
        </LoadingState>
      ),
    },
  },
  {
    part: 'Skeleton',
    inline: true,
    states: { Shapes: () => [<Skeleton key="line" width={200} height={16} />, <Skeleton key="dot" width={32} height={32} round />] },
  },
  { part: 'Spinner', inline: true, states: { 'At work': () => <Spinner /> } },
  { part: 'CardSkeletons', states: { Cards: () => <CardSkeletons heights={[20, 16, 80]} /> } },
  { part: 'TableSkeleton', states: { Table: () => <TableSkeleton label="Loading users" height={160} /> } },
  {
    part: 'QueryView',
    states: {
      Loading: () => view(asked),
      Failed: () => view(failed),
      Empty: () => view({ ...asked, data: [] }),
      There: () => view({ ...asked, data: ['Erangel', 'Miramar'] }),
      'The error alone': () => <QueryError query={failed} title="The room could not be read" />,
    },
  },
  {
    part: 'UpdatesNotice',
    states: {
      'New, and gone': () => <UpdatesNotice waiting={2} gone={1} goneWord="was removed" onShow={nothing} onClear={nothing} />,
      'A removed item': () => (
        <RemovedItem note="Removed by Dana Petrova">
          <Panel>
            <PanelTitle>Erangel, squads</PanelTitle>
            <p>The room that was here.</p>
          </Panel>
        </RemovedItem>
      ),
    },
  },
];
