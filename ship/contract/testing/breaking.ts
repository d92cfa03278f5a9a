import { type BreakingChange, CONFIRM, contract, DURATION, IN, installed, NOTIFY, swap } from './changes.ts';

/** What a section that was built against the report cannot live with. */
export const BREAKING: readonly BreakingChange[] = [
  { name: 'an export is removed', change: swap(IN.DOOR, 'useLocation, ', ''), symbol: 'useLocation' },
  { name: 'an export is renamed', change: swap(IN.DOOR, 'useUrlState', 'useUrlState as useAddress'), symbol: 'useUrlState' },
  { name: 'an export is one for the compiler only', change: swap(IN.DOOR, ' ApiError,', ' type ApiError,'), symbol: 'ApiError' },
  {
    name: 'a function requires one more parameter',
    change: swap(IN.TIME, 'number): string', 'number, zone: string): string'),
    symbol: 'formatInstant',
  },
  { name: 'a parameter takes less', change: swap(IN.TIME, 'instant: Date | number', 'instant: Date'), symbol: 'formatInstant' },
  { name: 'an optional parameter is removed', change: swap(IN.DRAFTS, ', secrets?: readonly string[]', ''), symbol: 'useFormDraft' },
  { name: 'an optional member of an argument is removed', change: swap(IN.PLATFORM, DURATION, ''), symbol: 'Toast.duration' },
  { name: 'a member of an argument becomes required', change: swap(IN.PLATFORM, 'duration?', 'duration'), symbol: 'Toast.duration' },
  { name: 'a member of an argument takes less', change: swap(IN.PLATFORM, " | 'info'", ''), symbol: 'Toast.tone' },
  {
    name: 'a member of an argument has another type',
    change: swap(IN.PLATFORM, 'body: ReactNode', 'body: string'),
    symbol: 'Confirmation.body',
  },
  {
    name: 'an option is required',
    change: swap(IN.CLIENT, '    readonly timeout?', '    readonly why: string;\n    readonly timeout?'),
    symbol: 'CallOptions.why',
  },
  {
    name: 'an answer may be null',
    change: swap(IN.ERRORS, 'messageOf(error: unknown): string', 'messageOf(error: unknown): string | null'),
    symbol: 'messageOf',
  },
  {
    name: 'an answer of a method may be null',
    change: swap(IN.PLATFORM, CONFIRM, CONFIRM.replace('boolean', 'boolean | null')),
    symbol: 'Platform.confirm',
  },
  {
    name: 'a generic method answers something else',
    change: swap(IN.CLIENT, 'Promise<CallOutput<C>>', 'Promise<CallOutput<C> | null>'),
    symbol: 'ApiClient.call',
  },
  {
    name: 'a union that is read has more members',
    change: swap(IN.JOURNAL, "'sending' |", "'sending' | 'queued' |"),
    symbol: 'JournalEntry.state',
  },
  { name: 'a union that is written has fewer members', change: swap(IN.JOURNAL, " | 'unknown'", ''), symbol: 'JournalEntry.state' },
  { name: 'a union that a section uses has fewer members', change: swap(IN.CALL, " | 'room-delete'", ''), symbol: 'useCapability' },
  {
    name: 'a member of what a hook answers is removed',
    change: swap(IN.SESSION, '    readonly role: string | null;\n', ''),
    symbol: 'SessionState.role',
  },
  {
    name: 'a member of what a hook answers may be missing',
    change: swap(IN.SESSION, 'isLoggedIn', 'isLoggedIn?'),
    symbol: 'SessionState.isLoggedIn',
  },
  { name: 'a hook becomes asynchronous', change: swap(IN.HOOKS, '): SessionState', '): Promise<SessionState>'), symbol: 'useSession' },
  {
    name: 'the setter of a hook takes something else',
    change: swap(IN.URL_STATE, 'value: string', 'value: number'),
    symbol: 'useUrlState',
  },
  {
    name: 'a callback is given something else',
    change: swap(IN.LIVE, '(change: LiveChange) => void;\n/**', '(change: string) => void;\n/**'),
    symbol: 'useLiveChange',
  },
  {
    name: 'a type parameter takes less',
    change: swap(IN.OPERATIONS, 'useOperation<T extends Target', 'useOperation<T extends string'),
    symbol: 'useOperation',
  },
  { name: 'an answer is no longer described', change: swap(IN.HOOKS, '): SessionState', '): any'), symbol: 'useSession' },
  { name: 'a method of the platform is removed', change: swap(IN.PLATFORM, NOTIFY, ''), symbol: 'Platform.notify' },
  {
    name: 'a getter of a class is removed',
    change: swap(IN.ERRORS, '    get outcomeUnknown(): boolean;\n', ''),
    symbol: 'ApiError.outcomeUnknown',
  },
  { name: 'a constructor requires one more parameter', change: swap(IN.ERRORS, 'fields?: R', 'fields: R'), symbol: 'ApiError' },
  {
    name: 'a member of a call is not understood',
    change: swap(IN.CALL, '    readonly exactStatus?: true;\n', ''),
    symbol: 'Call.exactStatus',
  },
  {
    name: 'what a call is given is called differently',
    change: swap(IN.CALL, '{\n    params: Shape<P>;', '{\n    parameters: Shape<P>;'),
    symbol: 'ApiClient.call',
  },
  {
    name: 'a package has no such export any more',
    change: swap(IN.DOOR, '{ Link,', '{ Linkage as Link,'),
    symbol: 'Link',
  },
  {
    name: 'a component is another one',
    change: swap(
      IN.MORE,
      "export { default as DialogTitle } from '@mui/material/DialogTitle'",
      'export declare function DialogTitle(props: { open: boolean }): null',
    ),
    symbol: 'DialogTitle',
  },
  {
    name: 'an entry point is gone',
    change: (report) => ({
      ...report,
      doors: Object.fromEntries(Object.entries(report.doors).filter(([entryPoint]) => !entryPoint.endsWith('/more'))),
    }),
    symbol: '*',
  },
  {
    name: 'a section must give one more member',
    change: swap(
      IN.SECTION,
      '    readonly title: string;\n    readonly owner',
      '    readonly title: string;\n    readonly help: string;\n    readonly owner',
    ),
    symbol: 'SectionDefinition.help',
  },
  {
    name: 'what a section gives is not known',
    change: swap(IN.SECTION, 'widgets: readonly (', 'tiles: readonly ('),
    symbol: 'SectionDefinition.widgets',
  },
  {
    name: 'an optional member of a section is not known',
    change: swap(IN.SECTION, 'readonly lookups?', 'readonly searches?'),
    symbol: 'SectionDefinition.lookups',
  },
  {
    name: 'a section may say less',
    change: swap(IN.SECTION, "'console' | 'public'", "'console'"),
    symbol: 'SectionDefinition.mounts.layout',
  },
  {
    name: 'a page must bring one more thing',
    change: swap(IN.SECTION, 'readonly default: PageComponent;', 'readonly default: PageComponent;\n    readonly title: string;'),
    symbol: 'LoadedPage.title',
  },
  { name: 'React is another major version', change: installed('react', '20.0.0'), symbol: 'react' },
  {
    name: 'a package behind an entry point is another major version',
    change: installed('@tanstack/react-query', '6.0.0'),
    symbol: '@tanstack/react-query',
  },
  {
    name: 'a package that cannot be checked',
    change: swap(IN.MORE, '@mui/material/MenuItem', '@mui/menus/MenuItem'),
    symbol: '@mui/menus/MenuItem',
  },
  { name: 'the contract is another major version', change: contract(({ major }) => `${major + 1}.0`), symbol: 'CONTRACT_VERSION' },
  { name: 'the contract is an earlier version', change: contract(({ major }) => `${major - 1}.9`), symbol: 'CONTRACT_VERSION' },
];
