import type { SectionStatus, VersionStatus } from '@arena/shared/contract/publishing';
import { formatInstant } from '@arena/shared/platform';
import { Button, color, Dash, DASH, FactList, media, Panel, StatusBadge, styled } from '@arena/shared/ui';
import { RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { CodeLink } from '../sections/FailureWords';
import { useSectionHost } from '../sections/host-context';
import { CopyReport } from './CopyReport';
import { type Here, useHere } from './here';
import { reportText } from './report';
import { SectionDetails } from './SectionDetails';
import { cohortName, failureCounts, failureRate, kilobytes, loadTimeWords, milliseconds } from './words';
import * as t from './sections-screen.messages';

const Head = styled('header')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', marginBottom: 14 });
const Name = styled('h2')({ fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 600 });
const Muted = styled('span')({ color: color.muted, fontSize: '0.75rem', lineHeight: '1.125rem', fontWeight: 400 });
const Line = styled('span')({ display: 'block', '& > span': { display: 'block' } });
const Failure = styled('p')({ color: color.bad, margin: '-4px 0 14px', overflowWrap: 'anywhere' });
const Facts = styled(FactList)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.25rem, 100%), 1fr))' },
});
const Space = styled('span')({ flex: 1 });

const Two = ({ children, below }: { readonly children: ReactNode; readonly below: ReactNode }) => (
  <Line>
    {children}
    <Muted>{below}</Muted>
  </Line>
);

const sinceWords = ({ since }: VersionStatus) => (since === null ? t.noHistory : t.since(formatInstant(new Date(since.at)), since.by));

function Failures({ lastDay }: SectionStatus) {
  if (lastDay === null) return <Two below="not measured">{DASH}</Two>;
  if (lastDay.length === 0) return <Two below="no views yet">{DASH}</Two>;
  return lastDay.map((row) => (
    <Two key={cohortName(row)} below={`${failureCounts(row.figures)}, ${cohortName(row)}`}>
      {failureRate(row.figures)}
    </Two>
  ));
}

function LoadTime({ section: { lastDay, live }, here }: { readonly section: SectionStatus; readonly here: Here }) {
  const day = lastDay?.find(({ version, cohort }) => version === live.version && cohort === 'live');
  const below = lastDay === null ? t.notMeasured : t.last24HoursTime(day === undefined ? DASH : loadTimeWords(day.figures));
  return <Two below={below}>{here.loadTime === null ? DASH : t.timeHere(milliseconds(here.loadTime))}</Two>;
}

function Scripts({ live, candidate }: SectionStatus) {
  if (candidate === null) return kilobytes(live.bytes);
  return <Two below={t.candidateSize(kilobytes(candidate.bytes))}>{kilobytes(live.bytes)}</Two>;
}

interface SectionPanelProps {
  readonly section: SectionStatus;
  /** The version of the live shell. */
  readonly shell: string | null;
}

export function SectionPanel({ section, shell }: SectionPanelProps) {
  const { name, folder, title, owner, live, candidate } = section;
  const host = useSectionHost();
  const here = useHere(name, title);
  const { failure, offered, version } = here;
  return (
    <Panel as="article" aria-label={title}>
      <Head>
        <Name>{title}</Name>
        <Muted>{folder}</Muted>
        <StatusBadge tone={here.tone}>{failure === null ? t.stateHere(here.word) : t.failureHere(here.word, failure.number)}</StatusBadge>
        {version === null || version === live.version ? null : <Muted>{t.inThisTab(version)}</Muted>}
        {offered === null ? null : <StatusBadge tone="info">{t.isAvailable(offered)}</StatusBadge>}
        <Space />
        {failure === null ? null : (
          <Button size="sm" icon={RotateCw} aria-label={t.retrySection(title)} onClick={() => void host.retry(name)}>
            {failure.retry ? t.retry : t.checkAgain}
          </Button>
        )}
        <CopyReport title={title} report={() => reportText(section, here, shell)} />
      </Head>
      {failure === null ? null : (
        <Failure>
          {failure.sentence} <CodeLink number={failure.number} />
        </Failure>
      )}
      <Facts
        items={[
          { label: t.live, value: <Two below={sinceWords(live)}>{live.version}</Two> },
          {
            label: t.candidate,
            value:
              candidate === null ? <Dash /> : <Two below={sinceWords(candidate)}>{t.forShare(candidate.version, candidate.share)}</Two>,
          },
          { label: t.owner, value: <Two below={owner.contact}>{owner.team}</Two> },
          { label: t.loadTime, value: <LoadTime section={section} here={here} /> },
          { label: t.scripts, value: <Scripts {...section} /> },
          { label: t.failures, value: <Failures {...section} /> },
        ]}
      />
      <SectionDetails section={section} />
    </Panel>
  );
}
