import { roomCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import {
  ApiError,
  defineOperation,
  fetchFresh,
  type LongListSource,
  messageOf,
  piecesOf,
  platform,
  type SearchOrder,
  useLongList,
  useOperation,
} from '@arena/shared/platform';
import { answer, build } from '@arena/shared/testing/demo';
import * as kit from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { players, Row } from './samples';

export default {
  title: 'Recipes',
  parameters: {
    // The whole recipe, not only what it renders.
    docs: { source: { type: 'code' } },
    answers: [
      answer(roomCalls.get, ({ params }) => build.room({ id: params.roomId })),
      answer(roomCalls.remove, () => ({ message: null, success: true })),
    ],
  },
} satisfies Meta;

// A table that the server searches, sorts and pages, and its export.

interface Score {
  readonly id: number;
  readonly name: string;
  readonly won: number;
}
const SCORES: readonly Score[] = Array.from({ length: 5000 }, (_, index) => ({
  ...{ id: index, name: `${players[index % players.length]?.name} ${index + 1}`, won: (index * 7919) % 1000 },
}));

/** In a section, `search` is a call of the contract or of the section's own service. */
const source: LongListSource<Score> = {
  key: ['recipes', 'scores'],
  capability: true,
  readAll: async () => SCORES,
  search: async ({ keywords = '', sort = 'id', order, after = '0', size }) => {
    const found = SCORES.filter(({ name }) => name.includes(String(keywords)));
    const sorted = kit.sortRows(found, COLUMNS, sort === 'id' ? null : { id: sort, desc: order === 'desc' });
    const end = Number(after) + size;
    const next = end < sorted.length ? String(end) : null;
    return { items: sorted.slice(Number(after), end), next, total: sorted.length, totalIsLeast: false };
  },
};
const COLUMNS: readonly kit.DataColumn<Score>[] = [
  { id: 'name', header: 'Player', cell: ({ name }) => name, sortValue: ({ name }) => name, place: 'title' },
  { id: 'won', header: 'Won', cell: ({ won }) => <kit.Money value={won} />, sortValue: ({ won }) => won, align: 'end' },
];

export const ServerPagedTable: StoryObj = {
  render: function ServerPagedTable() {
    const [keywords, setKeywords] = useState('');
    const { sort, onSort } = kit.useUrlSort(COLUMNS);
    const order: SearchOrder | null = sort && { sort: sort.id, order: sort.desc ? 'desc' : 'asc' };
    const list = useLongList(source, keywords === '' ? {} : { keywords }, order);
    const { rows, more, total, query } = list;
    return (
      <>
        <kit.SearchField label="Search players" placeholder="Search players..." value={keywords} onChange={setKeywords} />
        <kit.DataTable
          caption="Scores"
          columns={COLUMNS}
          rows={rows ?? null}
          isOrdered={!list.isWhole}
          rowKey={({ id }) => String(id)}
          sort={sort}
          onSort={onSort}
          onNearEnd={more?.load}
          error={query.error === null ? null : <kit.QueryError query={query} flush />}
          empty={<kit.EmptyState title="No players found" flush />}
          footer={(shown) => (
            <kit.ListFooter more={more && { ...more, failed: more.failed ? 'The next page could not be read.' : null }}>
              {kit.countText(shown, total, ['player', 'players'])}
            </kit.ListFooter>
          )}
        />
      </>
    );
  },
};

export const FileExport: StoryObj = {
  render: function FileExport() {
    const columns: readonly kit.ExportColumn<Score>[] = [
      { header: 'Player', value: ({ name }) => name },
      { header: 'Won', value: ({ won }) => won },
    ];
    const everything = { filters: {}, order: null };
    const file = kit.useExport({ fileName: 'scores', columns, pieces: (signal) => piecesOf(source, everything, signal) });
    return (
      <Row>
        <kit.ExportButton file={file} />
      </Row>
    );
  },
};

// A form that is checked here by its schema, and by the server.

const roomForm = z.object({ title: z.string().check(z.minLength(1, 'Please fill title')), entryFee: z.string() });

/** In a section, an operation sends the form. */
async function create({ title }: z.infer<typeof roomForm>): Promise<void> {
  if (title === 'Friday') throw new ApiError('refused', 'Check the form', 400, { roomTitle: 'A room has this title.' });
}

export const ValidatedForm: StoryObj = {
  render: function ValidatedForm() {
    const form = useForm({ defaultValues: { title: '', entryFee: '' }, resolver: zodResolver(roomForm) });
    const [result, setResult] = useState<{ readonly tone: kit.BannerTone; readonly title: string } | null>(null);
    const send = form.handleSubmit(async (values) => {
      try {
        await create(values);
        setResult({ tone: 'done', title: `${values.title} was created` });
      } catch (error) {
        setResult({ tone: 'refused', title: messageOf(error) });
        if (error instanceof ApiError)
          kit.showServerErrors(form, error.fields, (wireName) => (wireName === 'roomTitle' ? 'title' : undefined));
      }
    });
    return (
      <FormProvider {...form}>
        <kit.FormStack as="form" onSubmit={(event) => void send(event)}>
          {result === null ? null : <kit.Banner {...result} />}
          <kit.FormTextField name="title" label="Title" helper="Friday is taken." limit={60} />
          <kit.FormNumberField name="entryFee" label="Entry fee" unit="$" min={0} step={0.01} optional />
          <Row>
            <kit.Button type="submit" tone="primary" busy={form.formState.isSubmitting} busyLabel="Creating...">
              Create room
            </kit.Button>
          </Row>
        </kit.FormStack>
      </FormProvider>
    );
  },
};

// An operation that happens once, despite double clicks, lost answers, reloads and other tabs.

const readRoom = (roomId: number) => ({
  queryKey: ['recipes', 'room', roomId],
  queryFn: () => platform().api.call(roomCalls.get, { params: { roomId } }),
});
const deleteRoom = defineOperation({
  id: 'recipe-room-delete',
  readBefore: 'after-silence',
  target: (roomId: number) => roomId,
  describe: () => null,
  read: (roomId) =>
    fetchFresh(readRoom(roomId)).then(
      () => true,
      () => false,
    ),
  recognise: (there) => ({ status: there ? 'open' : 'done' }),
  send: (roomId) => platform().api.call(roomCalls.remove, { params: { roomId } }),
  refresh: (roomId) => platform().queryClient.invalidateQueries(readRoom(roomId)),
});

export const ActOnce: StoryObj = {
  render: function ActOnce() {
    const deletion = useOperation(deleteRoom, 7, { once: true });
    return (
      <>
        <Row>
          <kit.Button
            tone="danger"
            busy={deletion.phase === 'sending'}
            disabled={deletion.phase === 'done'}
            onClick={() => void deletion.run(7)}
          >
            Delete room 7
          </kit.Button>
        </Row>
        {deletion.outcome?.kind === 'done' ? <kit.Banner tone="done" title="Room 7 was deleted" /> : null}
        {deletion.outcome?.kind === 'refused' ? <kit.Banner tone="refused" title="Room 7 was not deleted" /> : null}
      </>
    );
  },
};

const REVENUE: kit.ChartData = {
  axis: 'Month',
  categories: ['Sep 2026', 'Oct 2026', 'Nov 2026'],
  series: [
    { label: 'Received', values: [18_200, 24_900, 21_350] },
    { label: 'Paid out', values: [12_400, 15_100, null] },
  ],
  unit: 'money',
};
export const Chart: StoryObj<typeof kit.Chart> = {
  args: { title: 'Revenue by month', stacked: false, data: REVENUE },
  render: (args) => <kit.Chart {...args} />,
};
export const ChartPanel: StoryObj<typeof kit.ChartPanel> = {
  args: {
    ...{ title: 'Revenue by month', stacked: false, blank: 'The first month appears here.', chart: true, wide: false },
    query: { data: REVENUE, error: null, isFetching: false, refetch: () => undefined },
  },
  render: (args) => <kit.ChartPanel {...args} />,
};

export const DateRange: StoryObj = {
  render: function DateRange() {
    const [range, setRange] = useState({ from: '2026-11-01', to: '' });
    return <kit.DateRangeField label="Paid on" value={range} onChange={(changes) => setRange((last) => ({ ...last, ...changes }))} />;
  },
};
