import { breaking, type BreakingChange, CONFIRM, contract, DURATION, IN, installed, NOTIFY, swap } from './changes.ts';

/** What a section that was built against the report cannot live with. */
export const BREAKING: readonly BreakingChange[] = [
  breaking('useLocation', 'an export is removed', swap(IN.DOOR, 'useLocation, ', '')),
  breaking('useUrlState', 'an export is renamed', swap(IN.DOOR, 'useUrlState', 'useUrlState as useAddress')),
  breaking('ApiError', 'an export is one for the compiler only', swap(IN.DOOR, ' ApiError,', ' type ApiError,')),
  breaking('formatInstant', 'a function requires one more parameter', swap(IN.TIME, 'number): string', 'number, zone: string): string')),
  breaking('formatInstant', 'a parameter takes less', swap(IN.TIME, 'instant: Date | number', 'instant: Date')),
  breaking('useFormDraft', 'an optional parameter is removed', swap(IN.DRAFTS, ', secrets?: readonly string[]', '')),
  breaking('Toast.duration', 'an optional member of an argument is removed', swap(IN.MOUNT, DURATION, '')),
  breaking('Toast.duration', 'a member of an argument becomes required', swap(IN.MOUNT, 'duration?', 'duration')),
  breaking('Toast.tone', 'a member of an argument takes less', swap(IN.MOUNT, " | 'info'", '')),
  breaking('Confirmation.body', 'a member of an argument has another type', swap(IN.PLATFORM, 'body: ReactNode', 'body: string')),
  breaking(
    'CallOptions.why',
    'an option is required',
    swap(IN.MOUNT, '    readonly timeout?', '    readonly why: string;\n    readonly timeout?'),
  ),
  breaking(
    'messageOf',
    'an answer may be null',
    swap(IN.ERRORS, 'messageOf(error: unknown): string', 'messageOf(error: unknown): string | null'),
  ),
  breaking(
    'Platform.confirm',
    'an answer of a method may be null',
    swap(IN.PLATFORM, CONFIRM, CONFIRM.replace('boolean', 'boolean | null')),
  ),
  breaking(
    'ApiClient.call',
    'a generic method answers something else',
    swap(IN.MOUNT, 'Promise<CallOutput<C>>', 'Promise<CallOutput<C> | null>'),
  ),
  breaking('JournalEntry.state', 'a union that is read has more members', swap(IN.JOURNAL, "'sending' |", "'sending' | 'queued' |")),
  breaking('JournalEntry.state', 'a union that is written has fewer members', swap(IN.JOURNAL, " | 'unknown'", '')),
  breaking('useCapability', 'a union that a section uses has fewer members', swap(IN.CALL, " | 'room-delete'", '')),
  breaking('SessionState.role', 'a member of what a hook answers is removed', swap(IN.MOUNT, '    readonly role: string | null;\n', '')),
  breaking('SessionState.isLoggedIn', 'a member of what a hook answers may be missing', swap(IN.MOUNT, 'isLoggedIn', 'isLoggedIn?')),
  breaking('useSession', 'a hook becomes asynchronous', swap(IN.HOOKS, '): SessionState', '): Promise<SessionState>')),
  breaking('useUrlState', 'the setter of a hook takes something else', swap(IN.URL_STATE, 'value: string', 'value: number')),
  breaking(
    'useLiveChange',
    'a callback is given something else',
    swap(IN.LIVE, '(change: LiveChange) => void;\n/**', '(change: string) => void;\n/**'),
  ),
  breaking(
    'useOperation',
    'a type parameter takes less',
    swap(IN.OPERATIONS, 'useOperation<T extends Target', 'useOperation<T extends string'),
  ),
  breaking('useSession', 'an answer is no longer described', swap(IN.HOOKS, '): SessionState', '): any')),
  breaking('Platform.notify', 'a method of the platform is removed', swap(IN.PLATFORM, NOTIFY, '')),
  breaking('ApiError.outcomeUnknown', 'a getter of a class is removed', swap(IN.ERRORS, '    get outcomeUnknown(): boolean;\n', '')),
  breaking('ApiError', 'a constructor requires one more parameter', swap(IN.ERRORS, 'fields?: R', 'fields: R')),
  breaking('Call.exactStatus', 'a member of a call is not understood', swap(IN.CALL, '    readonly exactStatus?: true;\n', '')),
  breaking(
    'ApiClient.call',
    'what a call is given is called differently',
    swap(IN.CALL, '{\n    params: Shape<P>;', '{\n    parameters: Shape<P>;'),
  ),
  breaking('Link', 'a package has no such export any more', swap(IN.DOOR, '{ Link,', '{ Linkage as Link,')),
  breaking(
    'DialogTitle',
    'a component is another one',
    swap(
      IN.MORE,
      "export { default as DialogTitle } from '@mui/material/DialogTitle'",
      'export declare function DialogTitle(props: { open: boolean }): null',
    ),
  ),
  breaking('*', 'an entry point is gone', (report) => ({
    ...report,
    doors: Object.fromEntries(Object.entries(report.doors).filter(([entryPoint]) => !entryPoint.endsWith('/more'))),
  })),
  breaking(
    'SectionDefinition.help',
    'a section must give one more member',
    swap(
      IN.SECTION,
      '    readonly title: string;\n    readonly owner',
      '    readonly title: string;\n    readonly help: string;\n    readonly owner',
    ),
  ),
  breaking(
    'SectionDefinition.widgets',
    'what a section gives is not known',
    swap(IN.SECTION, 'widgets: readonly DefinedWidget', 'tiles: readonly DefinedWidget'),
  ),
  breaking(
    'SectionDefinition.lookups',
    'an optional member of a section is not known',
    swap(IN.SECTION, 'readonly lookups?', 'readonly searches?'),
  ),
  breaking('SectionDefinition.mounts.layout', 'a section may say less', swap(IN.DESCRIPTOR, 'public: "public";', '')),
  breaking(
    'LoadedPage.title',
    'a page must bring one more thing',
    swap(IN.SECTION, 'readonly default?: PageComponent;', 'readonly default?: PageComponent;\n    readonly title: string;'),
  ),
  breaking('react', 'React is another major version', installed('react', '20.0.0')),
  breaking(
    '@tanstack/react-query',
    'a package behind an entry point is another major version',
    installed('@tanstack/react-query', '6.0.0'),
  ),
  breaking('@mui/menus/MenuItem', 'a package that cannot be checked', swap(IN.MORE, '@mui/material/MenuItem', '@mui/menus/MenuItem')),
  breaking(
    'CONTRACT_VERSION',
    'the contract is another major version',
    contract(({ major }) => `${major + 1}.0`),
  ),
  breaking(
    'CONTRACT_VERSION',
    'the contract is an earlier version',
    contract(({ major }) => `${major - 1}.9`),
  ),
];
