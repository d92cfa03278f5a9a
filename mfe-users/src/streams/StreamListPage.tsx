import { Button, PageHeader, SegmentedTabs, styled, TabPanel, useTab } from '@arena/shared/ui';
import { Plus } from 'lucide';
import { AddStreamForm, FORM_ID } from './create/AddStreamForm';
import { StreamList } from './StreamList';
import { onTab, STREAM_TABS } from './streams.status';
import { prefetchStreams, useStreams } from './streams.queries';
import * as t from './streams.messages';

const ID_BASE = 'streams';
const WIDE = '@media (min-width: 1181px)';
const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
});
// Next to the list if there is room, otherwise below it, with a button that scrolls there.
const Side = styled('div')({ [WIDE]: { position: 'sticky', top: 72 } });
const Jump = styled('div')({ [WIDE]: { display: 'none' } });
const Bar = styled('div')({ marginBottom: 16 });

function toForm(): void {
  const form = document.getElementById(FORM_ID);
  form?.scrollIntoView({ block: 'center' });
  form?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}

export const prepare = prefetchStreams;

export default function StreamListPage() {
  const [tab, setTab] = useTab(STREAM_TABS);
  const streams = useStreams();
  // The total is unknown while more pages load.
  const known = streams.isFetching && streams.data?.isWhole === false ? undefined : streams.data;
  const options = STREAM_TABS.map((each) => ({ ...each, count: known === undefined ? null : onTab(known.items, each).length }));
  return (
    <>
      <PageHeader
        title={t.heading}
        subtitle={t.subheading}
        actions={
          <Jump>
            <Button icon={Plus} onClick={toForm}>
              {t.addStream}
            </Button>
          </Jump>
        }
      />
      <Layout>
        <div>
          <Bar>
            <SegmentedTabs label={t.streamsByStatus} idBase={ID_BASE} value={tab.value} options={options} onChange={setTab} />
          </Bar>
          <TabPanel idBase={ID_BASE} value={tab.value}>
            <StreamList tab={tab} streams={streams} />
          </TabPanel>
        </div>
        <Side>
          <AddStreamForm streams={streams.data?.items ?? []} />
        </Side>
      </Layout>
    </>
  );
}
