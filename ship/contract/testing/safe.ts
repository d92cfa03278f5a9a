import { all, type Change, contract, DURATION, IN, installed, NOTIFY, swap, WITHOUT_FORMS } from './changes.ts';

/** What a section that was built against the report does not notice. */
export const SAFE: readonly Change[] = [
  { name: 'an export is added', change: swap(IN.DOOR, '{ Link,', '{ Link, NavLink,') },
  { name: 'an export that the section does not need is removed', change: swap(IN.DOOR, ', useSearchParams', '') },
  { name: 'a function takes one more optional parameter', change: swap(IN.TIME, 'number): string', 'number, zone?: string): string') },
  { name: 'a parameter takes more', change: swap(IN.TIME, 'instant: Date | number', 'instant: Date | number | string') },
  { name: 'a parameter is called differently', change: swap(IN.TIME, 'instant: Date', 'moment: Date') },
  { name: 'a required parameter becomes optional', change: swap(IN.TIME, 'instant: Date', 'instant?: Date') },
  { name: 'an argument takes one more optional member', change: swap(IN.PLATFORM, DURATION, `${DURATION}    readonly icon?: string;\n`) },
  { name: 'a member of an argument takes more', change: swap(IN.PLATFORM, " | 'info'", " | 'info' | 'warning'") },
  { name: 'a member of an argument becomes optional', change: swap(IN.PLATFORM, 'confirmLabel', 'confirmLabel?') },
  {
    name: 'an answer is never null any more',
    change: swap(
      IN.TIME,
      'formatPlatform(local: LocalDateTime | null): string | null',
      'formatPlatform(local: LocalDateTime | null): string',
    ),
  },
  {
    name: 'an answer says more exactly what it is',
    change: swap(IN.ERRORS, 'hintOf(error: unknown): string', "hintOf(error: unknown): 'Try again' | 'Sign in again'"),
  },
  {
    name: 'an optional answer is always there',
    change: swap(IN.JOURNAL, '(name: string) => JournalEntry<D> | null', '(name: string) => JournalEntry<D>'),
  },
  {
    name: 'what a hook answers has one more member',
    change: swap(IN.SESSION, '    readonly isLoggedIn', '    readonly since: number;\n    readonly isLoggedIn'),
  },
  { name: 'what a hook answers may be written to', change: swap(IN.SESSION, 'readonly isLoggedIn', 'isLoggedIn') },
  { name: 'the platform has one more method', change: swap(IN.PLATFORM, NOTIFY, `${NOTIFY}    announce: (text: string) => void;\n`) },
  { name: 'a method that answered nothing answers something', change: swap(IN.PLATFORM, NOTIFY, NOTIFY.replace('void', 'string')) },
  { name: 'a property is written as a method', change: swap(IN.PLATFORM, NOTIFY, '    notify(toast: Toast): void;\n') },
  {
    name: 'a function has one more form',
    change: swap(
      IN.TIME,
      'export declare function formatInstant',
      'export declare function formatInstant(instant: Date, zone: string): string;\nexport declare function formatInstant',
    ),
  },
  {
    name: 'a type parameter is called differently',
    change: swap(IN.JOURNAL, '<D>(name: string) => JournalEntry<D>', '<Detail>(name: string) => JournalEntry<Detail>'),
  },
  { name: 'a type parameter has a default', change: swap(IN.JOURNAL, 'isUnanswered: <D>', 'isUnanswered: <D = unknown>') },
  {
    name: 'a type inside has another name',
    change: all(swap(IN.DRAFTS, 'type DraftableForm<', 'type Draftable<'), swap(IN.DRAFTS, 'form: DraftableForm', 'form: Draftable')),
  },
  {
    name: 'an interface is taken apart',
    change: swap(
      IN.SESSION,
      'export interface SessionState {',
      'interface Standing {\n    readonly isLoggedIn: boolean;\n}\nexport interface SessionState extends Standing {',
    ),
  },
  {
    name: 'something inside, that no entry point shows, is removed',
    change: swap(IN.JOURNAL, 'export declare function subscribeJournal(listener: () => void): () => void;\n', ''),
  },
  { name: 'the words of a comment', change: swap(IN.HOOKS, '/** Who is signed in. */', '/** The person who is signed in. */') },
  { name: 'the order of a union', change: swap(IN.JOURNAL, "'sending' | 'unknown'", "'unknown' | 'sending'") },
  {
    name: 'a class takes one more optional parameter',
    change: swap(IN.ERRORS, 'fields?: Readonly<Record<string, string>>);', 'fields?: Readonly<Record<string, string>>, cause?: unknown);'),
  },
  {
    name: 'a call may have one more member',
    change: swap(IN.CALL, '    readonly access: Access;', '    readonly cached?: true;\n    readonly access: Access;'),
  },
  { name: 'a call may be made by one more method', change: swap(IN.CALL, "'GET' |", "'GET' | 'PATCH' |") },
  { name: 'a capability more is known', change: swap(IN.CALL, "'registration' |", "'registration' | 'room-copy' |") },
  {
    name: 'a component that the section does not need is removed',
    change: swap(IN.MORE, "export { default as ListItemIcon } from '@mui/material/ListItemIcon';\n", ''),
  },
  {
    name: 'a section may give one more member',
    change: swap(IN.SECTION, '    readonly owner', '    readonly help?: string;\n    readonly owner'),
  },
  { name: 'a section may say more', change: swap(IN.SECTION, "'console' | 'public'", "'console' | 'public' | 'plain'") },
  { name: 'a section may leave something out', change: swap(IN.SECTION, 'widgets: readonly (', 'widgets?: readonly (') },
  { name: 'an entry point is added', change: (report) => ({ ...report, doors: { ...report.doors, '@arena/shared/ui/again': IN.MORE } }) },
  {
    name: 'an entry point lies in another file',
    change: (report) => ({
      ...report,
      doors: { ...report.doors, '@arena/shared/ui/more': 'shared/ui/floating.d.ts' },
      files: { ...report.files, 'shared/ui/floating.d.ts': report.files[IN.MORE] ?? '' },
    }),
  },
  { name: 'a patch of React', change: installed('react', '19.3.99') },
  { name: 'a minor version of a package behind an entry point', change: installed('@mui/material', '9.99.0') },
  {
    name: 'another major version of a package behind an entry point that the section does not use',
    change: installed('@hookform/resolvers', '8.0.0'),
    needs: WITHOUT_FORMS,
  },
  { name: 'an entry point that the section does not use loses an export', change: swap(IN.FORMS, 'useForm, ', ''), needs: WITHOUT_FORMS },
  { name: 'the contract is a later minor version', change: contract(({ major, minor }) => `${major}.${minor + 1}`) },
];
