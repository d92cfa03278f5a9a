import * as kit from '@arena/shared/ui';
import { Spinner as KitSpinner } from '@arena/shared/ui/core';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { localDateTime, nothing, textInside } from './samples';

const asked: kit.Reading<readonly string[]> = { data: undefined, error: null, isFetching: true, refetch: nothing };
const failed = { ...asked, error: new Error('offline'), isFetching: false };
const BANNER_TONES = ['info', 'done', 'wait', 'refused'] as const;

export default {
  title: 'Kit/States',
  subcomponents: {
    BannedNotice: kit.BannedNotice,
    Banner: kit.Banner,
    CardSkeletons: kit.CardSkeletons,
    EmptyState: kit.EmptyState,
    ErrorState: kit.ErrorState,
    LoadingState: kit.LoadingState,
    QueryError: kit.QueryError,
    QueryView: kit.QueryView,
    RemovedItem: kit.RemovedItem,
    Skeleton: kit.Skeleton,
    Spinner: KitSpinner,
    StableNotice: kit.StableNotice,
    TableSkeleton: kit.TableSkeleton,
    UpdatesNotice: kit.UpdatesNotice,
  },
} satisfies Meta;

export const Banner: StoryObj<typeof kit.Banner> = {
  args: { tone: 'info', title: 'Two rooms start soon', children: 'What it is about, in a sentence.' },
  argTypes: textInside,
};
export const BannerTones: StoryObj = {
  render: () => (
    <>
      {BANNER_TONES.map((tone) => (
        <kit.Banner
          key={tone}
          tone={tone}
          title={`A banner of the tone ${tone}`}
          action={<kit.Button size="sm">Check the list</kit.Button>}
        />
      ))}
    </>
  ),
};
export const BannedNotice: StoryObj<typeof kit.BannedNotice> = {
  args: { name: 'Omar Haddad', since: localDateTime, verb: 'Approve', confirmed: false, onConfirm: nothing },
};
export const EmptyState: StoryObj<typeof kit.EmptyState> = {
  args: { title: 'No scheduled rooms', hint: 'Reset search to see all.', action: <kit.Button>Clear</kit.Button>, flush: false },
};
export const ErrorState: StoryObj<typeof kit.ErrorState> = {
  args: { title: 'Rooms is unavailable', message: 'It may be down.', code: 'S-01', onRetry: nothing, details: 'unreachable' },
};
export const LoadingState: StoryObj<typeof kit.LoadingState> = { args: { label: 'Loading rooms', showLabel: true } };
export const Skeleton: StoryObj<typeof kit.Skeleton> = { args: { width: 240, height: 16 } };
export const Spinner: StoryObj<typeof KitSpinner> = {};
export const CardSkeletons: StoryObj<typeof kit.CardSkeletons> = { args: { heights: [20, 16, 80] } };
export const TableSkeleton: StoryObj<typeof kit.TableSkeleton> = { args: { label: 'Loading users', height: 160 } };
export const QueryView: StoryObj = {
  render: () => (
    <>
      {[asked, failed, { ...asked, data: [] }, { ...asked, data: ['Erangel', 'Miramar'] }].map((query, place) => (
        <kit.QueryView key={place} query={query} label="Loading rooms" showLabel empty={<kit.EmptyState title="No rooms" />}>
          {(rooms) => <p>{rooms.join(', ')}</p>}
        </kit.QueryView>
      ))}
    </>
  ),
};
export const QueryError: StoryObj<typeof kit.QueryError> = { args: { query: failed, title: 'The room could not be read' } };
export const StableNotice: StoryObj<typeof kit.StableNotice> = { args: { stable: { waiting: 2, gone: new Map(), show: nothing } } };
export const UpdatesNotice: StoryObj<typeof kit.UpdatesNotice> = {
  args: { waiting: 2, gone: 1, goneWord: 'was removed', onShow: nothing, onClear: nothing },
};
export const RemovedItem: StoryObj<typeof kit.RemovedItem> = {
  args: { note: 'Removed by Dana Petrova', children: <kit.Panel>The room that was here.</kit.Panel> },
};
