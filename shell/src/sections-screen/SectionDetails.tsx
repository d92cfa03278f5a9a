import type { SectionStatus, SharedModuleStatus, VersionStatus } from '@arena/shared/contract/publishing';
import { color, focusRing, media, radius, styled } from '@arena/shared/ui';
import { changeWords, cohortName, figureParts, loadTimeWords, shareWords } from './words';
import * as t from './sections-screen.messages';

const Root = styled('details')({
  marginTop: 12,
  '& > summary': {
    width: 'fit-content',
    cursor: 'pointer',
    padding: '4px 6px',
    margin: '0 0 -6px -6px',
    borderRadius: radius.small,
    color: color.muted,
  },
  '& > summary:hover': { color: color.text },
  '& > summary:focus-visible': focusRing,
  [media.touch]: { '& > summary': { padding: '12px 6px' } },
  '& h3': { fontSize: '0.8125rem', lineHeight: '1.25rem', fontWeight: 600, margin: '14px 0 6px' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
});
const Modules = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: '10px 16px',
  margin: 0,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  '& dt': { fontWeight: 550 },
  '& dd': { margin: 0, color: color.muted },
  '& dd[data-why]': { color: color.wait },
});

const Module = ({ name, asked, got, why }: SharedModuleStatus) => (
  <div>
    <dt>{name}</dt>
    <dd>{t.askedAndGets(asked, got)}</dd>
    {why === '' ? null : <dd data-why>{why}</dd>}
  </div>
);

const Version = ({ version, share, modules }: VersionStatus) => (
  <>
    <h3>{t.sharedModulesOf(version, shareWords(share))}</h3>
    {modules.length === 0 ? (
      <p>{t.requirementsFailed}</p>
    ) : (
      <Modules>
        {modules.map((module) => (
          <Module key={module.name} {...module} />
        ))}
      </Modules>
    )}
  </>
);

export function SectionDetails({ section: { lastDay, changes, live, candidate } }: { readonly section: SectionStatus }) {
  return (
    <Root>
      <summary>{t.metricsAndChanges}</summary>
      {lastDay === null || lastDay.length === 0 ? null : (
        <>
          <h3>{t.last24Hours}</h3>
          <ul>
            {lastDay.map((row) => (
              <li key={cohortName(row)}>{t.figuresOf(cohortName(row), figureParts(row.figures), loadTimeWords(row.figures))}</li>
            ))}
          </ul>
        </>
      )}
      {changes === null ? null : (
        <>
          <h3>{t.recentChanges}</h3>
          <ul>
            {changes.map((change) => (
              <li key={`${change.at} ${change.action} ${change.version}`}>{changeWords(change)}</li>
            ))}
          </ul>
        </>
      )}
      <Version {...live} />
      {candidate === null ? null : <Version {...candidate} />}
    </Root>
  );
}
