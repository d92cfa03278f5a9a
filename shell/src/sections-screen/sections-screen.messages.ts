// CopyReport
export const reportCopied = (title: string) => `Report on ${title} copied`;
export const copyReportOn = (title: string) => `Copy report on ${title}`;
export const copyReport = 'Copy report';
export const copyManually = (title: string) => `Report on ${title}: copy it manually`;
// SectionDetails
export const askedAndGets = (asked: string, got: string | null) => `Asked for ${asked}, gets ${got ?? 'unknown'}`;
export const sharedModulesOf = (version: string, share: string) => `Shared modules of ${version}${share}`;
export const requirementsFailed = 'Couldn’t read its requirements.';
export const metricsAndChanges = 'Metrics, changes and shared modules';
export const last24Hours = 'Last 24 hours';
export const figuresOf = (cohort: string, figures: string, time: string) => `${cohort}: ${figures}, p75 load time ${time}`;
export const recentChanges = 'Recent changes';
// SectionPanel
export const noHistory = 'no history';
export const since = (time: string, who: string) => `since ${time}, ${who}`;
export const notMeasured = 'not measured';
export const last24HoursTime = (time: string) => `last 24 h, p75: ${time}`;
export const timeHere = (time: string) => `${time} here`;
export const candidateSize = (size: string) => `${size} (candidate)`;
export const stateHere = (state: string) => `${state} here`;
export const failureHere = (state: string, code: string) => `${state} here, ${code}`;
export const inThisTab = (version: string) => `${version} in this tab`;
export const isAvailable = (offered: string) => `${offered} available`;
export const retrySection = (title: string) => `Retry ${title}`;
export const retry = 'Retry';
export const checkAgain = 'Check again';
export const live = 'Live';
export const candidate = 'Candidate';
export const forShare = (version: string, share: number | null) => `${version} for ${share}%`;
export const owner = 'Owner';
export const loadTime = 'Load time';
export const scripts = 'Scripts, compressed';
export const failures = 'Failures per 1,000 views';
// SectionsScreen
export const outlineSections = 'Outline sections on every screen';
export const heading = 'Sections';
export const subheading = 'Live version, owner and health of each section';
export const loading = 'Loading the sections';
export const noSections = 'No live sections';
export const noSectionsHint = 'Publish a version to see it here.';
export const noHistoryTitle = 'No release history or metrics';
export const noHistoryHint =
  'Sections are served from separate origins here. Release history and metrics are only available when you ship to a folder.';
// here
export const notLoaded = 'Not loaded';
export const loadingState = 'Loading';
export const loaded = 'Loaded';
export const notInThisTab = 'Not in this tab yet';
export const failed = 'Failed';
export const seeBrowserConsole = 'see the browser’s console';
export const crashed = 'Crashed';
// report
export const dayNotMeasured = 'Last 24 h: not measured';
export const dayNoData = 'Last 24 h: no data';
export const recentChangesTitle = 'Recent changes:';
// sections-status.queries
export const healthNotAvailable = 'Section health isn’t available from this server';
// words
export const over10Seconds = 'over 10 s';
export const noViews = 'no views';
export const published = (version: string) => `${version} published`;
export const rolledOutTo = (version: string, share: number | null) => `${version} rolled out to ${share}%`;
export const rolledOutToAll = (version: string) => `${version} rolled out to everyone`;
export const rolledBack = (before: string | null, version: string) => `${before ?? 'it'} rolled back to ${version}`;
export const uploaded = (version: string) => `${version} uploaded, not live`;
