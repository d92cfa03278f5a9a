import { all, type Change, contract, DURATION, IN, installed, NOTIFY, safe, swap, WITHOUT_FORMS } from './changes.ts';

/** What a section that was built against the report does not notice. */
export const SAFE: readonly Change[] = [
  safe('an export is added', swap(IN.DOOR, '{ Link,', '{ Link, NavLink,')),
  safe('an export that the section does not need is removed', swap(IN.DOOR, ', useSearchParams', '')),
  safe('a function takes one more optional parameter', swap(IN.TIME, 'number): string', 'number, zone?: string): string')),
  safe('a parameter takes more', swap(IN.TIME, 'instant: Date | number', 'instant: Date | number | string')),
  safe('a parameter is called differently', swap(IN.TIME, 'instant: Date', 'moment: Date')),
  safe('a required parameter becomes optional', swap(IN.TIME, 'instant: Date', 'instant?: Date')),
  safe('an argument takes one more optional member', swap(IN.MOUNT, DURATION, `${DURATION}    readonly icon?: string;\n`)),
  safe('a member of an argument takes more', swap(IN.MOUNT, " | 'info'", " | 'info' | 'warning'")),
  safe('a member of an argument becomes optional', swap(IN.PLATFORM, 'confirmLabel', 'confirmLabel?')),
  safe(
    'an answer is never null any more',
    swap(IN.TIME, 'formatPlatform(local: LocalDateTime | null): string | null', 'formatPlatform(local: LocalDateTime | null): string'),
  ),
  safe(
    'an answer says more exactly what it is',
    swap(IN.ERRORS, 'hintOf(error: unknown): string', "hintOf(error: unknown): 'Try again' | 'Sign in again'"),
  ),
  safe(
    'an optional answer is always there',
    swap(IN.JOURNAL, '(name: string) => JournalEntry<D> | null', '(name: string) => JournalEntry<D>'),
  ),
  safe(
    'what a hook answers has one more member',
    swap(IN.MOUNT, '    readonly isLoggedIn', '    readonly since: number;\n    readonly isLoggedIn'),
  ),
  safe('what a hook answers may be written to', swap(IN.MOUNT, 'readonly isLoggedIn', 'isLoggedIn')),
  safe('the platform has one more method', swap(IN.PLATFORM, NOTIFY, `${NOTIFY}    announce: (text: string) => void;\n`)),
  safe('a method that answered nothing answers something', swap(IN.PLATFORM, NOTIFY, NOTIFY.replace('void', 'string'))),
  safe('a property is written as a method', swap(IN.PLATFORM, NOTIFY, '    notify(toast: Toast): void;\n')),
  safe(
    'a function has one more form',
    swap(
      IN.TIME,
      'export declare function formatInstant',
      'export declare function formatInstant(instant: Date, zone: string): string;\nexport declare function formatInstant',
    ),
  ),
  safe(
    'a type parameter is called differently',
    swap(IN.JOURNAL, '<D>(name: string) => JournalEntry<D>', '<Detail>(name: string) => JournalEntry<Detail>'),
  ),
  safe('a type parameter has a default', swap(IN.JOURNAL, 'isUnanswered: <D>', 'isUnanswered: <D = unknown>')),
  safe(
    'a type inside has another name',
    all(swap(IN.DRAFTS, 'type DraftableForm<', 'type Draftable<'), swap(IN.DRAFTS, 'form: DraftableForm', 'form: Draftable')),
  ),
  safe(
    'an interface is taken apart',
    swap(
      IN.MOUNT,
      'export interface SessionState {',
      'interface Standing {\n    readonly isLoggedIn: boolean;\n}\nexport interface SessionState extends Standing {',
    ),
  ),
  safe(
    'something inside, that no entry point shows, is removed',
    swap(IN.JOURNAL, 'export declare function subscribeJournal(listener: () => void): () => void;\n', ''),
  ),
  safe('the words of a comment', swap(IN.HOOKS, '/** Who is signed in. */', '/** The person who is signed in. */')),
  safe('the order of a union', swap(IN.JOURNAL, "'sending' | 'unknown'", "'unknown' | 'sending'")),
  safe(
    'a class takes one more optional parameter',
    swap(IN.ERRORS, 'fields?: Readonly<Record<string, string>>);', 'fields?: Readonly<Record<string, string>>, cause?: unknown);'),
  ),
  safe(
    'a call may have one more member',
    swap(IN.CALL, '    readonly access: Access;', '    readonly cached?: true;\n    readonly access: Access;'),
  ),
  safe('a call may be made by one more method', swap(IN.CALL, "'GET' |", "'GET' | 'PATCH' |")),
  safe('a capability more is known', swap(IN.CALL, "'registration' |", "'registration' | 'room-copy' |")),
  safe(
    'a component that the section does not need is removed',
    swap(IN.MORE, "export { default as ListItemIcon } from '@mui/material/ListItemIcon';\n", ''),
  ),
  safe('a section may give one more member', swap(IN.SECTION, '    readonly owner', '    readonly help?: string;\n    readonly owner')),
  safe('a section may say more', swap(IN.DESCRIPTOR, 'console: "console";', 'console: "console"; plain: "plain";')),
  safe('a section may leave something out', swap(IN.SECTION, 'widgets: readonly DefinedWidget', 'widgets?: readonly DefinedWidget')),
  safe('an entry point is added', (report) => ({ ...report, doors: { ...report.doors, '@arena/shared/ui/again': IN.MORE } })),
  safe('an entry point lies in another file', (report) => ({
    ...report,
    doors: { ...report.doors, '@arena/shared/ui/more': 'shared/ui/floating.d.ts' },
    files: { ...report.files, 'shared/ui/floating.d.ts': report.files[IN.MORE] ?? '' },
  })),
  safe('a patch of React', installed('react', '19.3.99')),
  safe('a minor version of a package behind an entry point', installed('@mui/material', '9.99.0')),
  safe(
    'another major version of a package behind an entry point that the section does not use',
    installed('@hookform/resolvers', '8.0.0'),
    WITHOUT_FORMS,
  ),
  safe('an entry point that the section does not use loses an export', swap(IN.FORMS, 'useForm, ', ''), WITHOUT_FORMS),
  safe(
    'the contract is a later minor version',
    contract(({ major, minor }) => `${major}.${minor + 1}`),
  ),
];
