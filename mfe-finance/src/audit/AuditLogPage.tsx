import { useMemo, useState } from 'react';
import { useCapability, useTypedSearch, useUrlState } from '@arena/shared/platform';
import { dayIn, EmptyState, lazyDialog, media, PageHeader, SegmentedTabs, styled, TabPanel, useTab } from '@arena/shared/ui';
import { ScrollText } from 'lucide';
import { decisionColumns, MOVEMENT_COLUMNS } from './columns';
import type { EntryDialogProps } from './EntryDialog';
import { DECISIONS_LOG, MOVEMENTS_LOG } from './audit.queries';
import { LogToolbar } from './LogToolbar';
import { LogExport, LogView } from './LogView';
import * as t from './audit.messages';

const LazyEntry = lazyDialog<EntryDialogProps>(() => import('./EntryDialog').then(({ EntryDialog }) => EntryDialog), t.detailsFailed);

const ID_BASE = 'audit';
/** Search debounce (part 2 §9). */
const SEARCH_DEBOUNCE_MS = 500;
const TABS = [
  { value: 'decisions', label: t.decisions },
  { value: 'movements', label: t.balanceChanges },
] as const;
const Bar = styled('div')({ marginBottom: 16, [media.phone]: { marginBottom: 12 } });

/** Requires the extension `audit-log`. */
export default function AuditLogPage() {
  const kept = useCapability('audit-log');
  if (kept) return <Logs />;
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} />
      <EmptyState icon={ScrollText} title={t.notAvailable} hint={t.notAvailableHint} />
    </>
  );
}

/** The filters in the address, and a setter for some of them. */
function useLogFilters() {
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const [subject, setSubject] = useUrlState('subject');
  const [act, setAct] = useUrlState('act');
  const [actor, setActor] = useUrlState('actor');
  const [whom, setWhom] = useUrlState('whom');
  const filters = useMemo(() => ({ from: dayIn(from), to: dayIn(to), subject, act, actor, whom }), [act, actor, from, subject, to, whom]);
  const set = { from: setFrom, to: setTo, subject: setSubject, act: setAct, actor: setActor, whom: setWhom };
  const change = (changes: Partial<typeof filters>) => {
    for (const [name, value] of Object.entries(changes)) set[name as keyof typeof set](value);
  };
  return [filters, change] as const;
}

function Logs() {
  const [tab, setTab] = useTab(TABS);
  const { typed, keywords, type } = useTypedSearch(SEARCH_DEBOUNCE_MS);
  const [shown, onFilter] = useLogFilters();
  const [details, setDetails] = useState<Pick<EntryDialogProps, 'entry' | 'open'> | null>(null);
  const columns = useMemo(() => decisionColumns((entry) => setDetails({ entry, open: true })), []);
  const decisions = tab.value === 'decisions';
  const filters = useMemo(() => ({ ...shown, keywords }), [keywords, shown]);
  // The other log has other words, so the search would find nothing there.
  const change = (value: string) => {
    type('');
    setTab(value);
  };
  // The dialog keeps its content while closing.
  const close = () => setDetails((last) => last && { ...last, open: false });

  return (
    <>
      <PageHeader
        title={t.heading}
        subtitle={t.subheading}
        // Each log has its own, so that another log doesn't continue an export.
        actions={
          decisions ? (
            <LogExport key="decisions" log={DECISIONS_LOG} filters={filters} />
          ) : (
            <LogExport key="movements" log={MOVEMENTS_LOG} filters={filters} />
          )
        }
      />
      <Bar>
        <SegmentedTabs label={t.logs} idBase={ID_BASE} value={tab.value} options={TABS} onChange={change} />
      </Bar>
      <LogToolbar {...{ decisions, typed, filters, onFilter }} onType={type} />
      <TabPanel idBase={ID_BASE} value={tab.value}>
        {decisions ? (
          <LogView key="decisions" log={DECISIONS_LOG} columns={columns} filters={filters} />
        ) : (
          <LogView key="movements" log={MOVEMENTS_LOG} columns={MOVEMENT_COLUMNS} filters={filters} />
        )}
      </TabPanel>
      {details === null ? null : (
        <LazyEntry {...details} wanted={details.open} onFailure={close} onClose={close} onWhom={(id) => onFilter({ whom: String(id) })} />
      )}
    </>
  );
}
