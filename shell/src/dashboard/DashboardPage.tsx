import { useLiveCounts, useCapabilityStatus } from '@arena/shared/platform';
import { Button, media, PageHeader, styled } from '@arena/shared/ui';
import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { Columns } from '../common/Columns';
import { readScreensAgain } from '../notifications/feed-key';
import { WidgetArea } from '../widgets/WidgetArea';
import { useLiveFigures, useStatistics } from './dashboard.queries';
import { FigureCards } from './FigureCards';
import { PendingRedeems } from './PendingRedeems';
import { Statistics } from './Statistics';
import * as t from './dashboard.messages';

// As many columns as fit, because sections add any number of widgets.
const Waiting = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(21rem, 100%), 1fr))',
  // Reserves the height of the longest widget, so that nothing moves when rows arrive.
  gridAutoRows: 'minmax(22.75rem, auto)',
  gap: 16,
  marginBottom: 16,
  [media.phone]: { gap: 12, marginBottom: 12 },
});

/** Part 1 §2. */
export default function DashboardPage() {
  const offer = useCapabilityStatus('dashboard-statistics');
  const statistics = useStatistics(offer === 'yes');
  useLiveFigures();
  useLiveCounts();
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} actions={<Refresh />} />
      <Waiting>
        <WidgetArea />
        <PendingRedeems />
      </Waiting>
      <FigureCards offer={offer} statistics={statistics.data} />
      <Columns>
        <Statistics offer={offer} statistics={statistics} />
      </Columns>
    </>
  );
}

function Refresh() {
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await readScreensAgain();
    setBusy(false);
  };
  return (
    <Button icon={RefreshCw} busy={busy} busyLabel={t.refreshing} onClick={() => void refresh()}>
      {t.refresh}
    </Button>
  );
}
