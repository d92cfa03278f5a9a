import { useMemo, useState } from 'react';
import { useCapability, useTypedSearch, useUrlState } from '@arena/shared/platform';
import {
  EmptyState,
  lazyDialog,
  media,
  PageHeader,
  SearchField,
  SegmentedTabs,
  Select,
  styled,
  TabPanel,
  Toolbar,
  useTab,
} from '@arena/shared/ui';
import { ScrollText } from 'lucide';
import { decisionColumns, MOVEMENT_COLUMNS } from './columns';
import { DayRange } from './DayRange';
import type { EntryDialogProps } from './EntryDialog';
import { dayOf } from './log-filters';
import { DECISIONS_LOG, MOVEMENTS_LOG } from './audit.queries';
import { LogView } from './LogView';
import { SUBJECT_OPTIONS } from './words';
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
  return (
    <>
      <PageHeader title={t.heading} subtitle={t.subheading} />
      {kept ? <Logs /> : <EmptyState icon={ScrollText} title={t.notAvailable} hint={t.notAvailableHint} />}
    </>
  );
}

function Logs() {
  const [tab, setTab] = useTab(TABS);
  const { typed, keywords, type } = useTypedSearch(SEARCH_DEBOUNCE_MS);
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const [subject, setSubject] = useUrlState('subject');
  const [details, setDetails] = useState<Pick<EntryDialogProps, 'entry' | 'open'> | null>(null);
  const columns = useMemo(() => decisionColumns((entry) => setDetails({ entry, open: true })), []);
  const decisions = tab.value === 'decisions';
  const filters = useMemo(
    () => ({ keywords, from: dayOf(from), to: dayOf(to), subject: decisions ? subject : '' }),
    [decisions, from, keywords, subject, to],
  );

  const allDays = () => {
    setFrom('');
    setTo('');
  };
  // The dialog keeps its content while closing.
  const close = () => setDetails((last) => last && { ...last, open: false });
  const known = SUBJECT_OPTIONS.some(({ value }) => value === subject);

  return (
    <>
      <Bar>
        <SegmentedTabs label={t.logs} idBase={ID_BASE} value={tab.value} options={TABS} onChange={setTab} />
      </Bar>
      <Toolbar>
        <SearchField
          label={t.searchLog}
          placeholder={t.searchPlaceholder(decisions ? 'action' : 'reason')}
          value={typed}
          onChange={type}
          shortcut="/"
        />
        {decisions ? (
          <Select
            label={t.about}
            value={subject}
            options={known ? SUBJECT_OPTIONS : [...SUBJECT_OPTIONS, { value: subject, label: subject }]}
            onChange={setSubject}
          />
        ) : null}
        <DayRange from={dayOf(from)} to={dayOf(to)} onFrom={setFrom} onTo={setTo} onClear={allDays} />
      </Toolbar>
      <TabPanel idBase={ID_BASE} value={tab.value}>
        {decisions ? (
          <LogView key="decisions" log={DECISIONS_LOG} columns={columns} filters={filters} />
        ) : (
          <LogView key="movements" log={MOVEMENTS_LOG} columns={MOVEMENT_COLUMNS} filters={filters} />
        )}
      </TabPanel>
      {details === null ? null : <LazyEntry {...details} wanted={details.open} onFailure={close} onClose={close} />}
    </>
  );
}
