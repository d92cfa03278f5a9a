import type { Needs } from '../judge.ts';
import type { ContractReport } from '../report.ts';

/** One small change of the shell's contract. */
export interface Change {
  readonly name: string;
  readonly change: (report: ContractReport) => ContractReport;
  /** What the section needs, when not what Rooms does. */
  readonly needs?: Needs;
}

/** A change that a section cannot live with, and the symbol that must be named. */
export interface BreakingChange extends Change {
  readonly symbol: string;
}

export const safe = (name: string, change: Change['change'], needs?: Needs): Change => ({ name, change, needs });
export const breaking = (symbol: string, name: string, change: Change['change']): BreakingChange => ({ name, change, symbol });

/** What Rooms takes from the entry points. */
export const ROOMS: Needs = {
  '@arena/shared/contract/zod': ['array', 'boolean', 'codec', 'custom', 'enum', 'nullable', 'number', 'object', 'parse', 'string', 'union'],
  '@arena/shared/platform': [
    ...['ApiError', 'GENERIC_MESSAGE', 'Link', 'formatInstant', 'formatLocal', 'formatPlatform', 'hintOf', 'isUnanswered', 'journal'],
    ...['messageOf', 'platform', 'useCapability', 'useFormDraft', 'useLiveChange', 'useLocation'],
    ...['useNavigate', 'useParams', 'useQuery', 'useSession', 'useOperation', 'useUrlState'],
  ],
  '@arena/shared/ui/core': ['ButtonBase', 'Portal', 'keyframes', 'styled'],
  '@arena/shared/ui/forms': ['FormControl', 'FormHelperText', 'FormProvider', 'InputBase', 'useController', 'useForm', 'useWatch'],
  '@arena/shared/ui/more': ['Dialog', 'DialogActions', 'DialogContent', 'DialogTitle'],
  react: ['createElement', 'useCallback', 'useEffect', 'useState'],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
};
const { '@arena/shared/ui/forms': _, ...without } = ROOMS;
/** What a section without forms takes. */
export const WITHOUT_FORMS: Needs = without;

/** Puts another text in the place of one that stands exactly once in a file of the report. Throws when it does not. */
export const swap =
  (file: string, needle: string, replacement: string) =>
  (report: ContractReport): ContractReport => {
    const parts = report.files[file]?.split(needle) ?? [];
    if (parts.length !== 2)
      throw new Error(`'${needle}' stands ${Math.max(parts.length - 1, 0)} times in ${file} of the report, not once.`);
    return { ...report, files: { ...report.files, [file]: parts.join(replacement) } };
  };

/** Several changes, one after the other. */
export const all =
  (...changes: readonly Change['change'][]) =>
  (report: ContractReport): ContractReport =>
    changes.reduce((changed, change) => change(changed), report);

/** Another version of a package. */
export const installed = (name: string, version: string) => (report: ContractReport) => {
  if (report.packages[name] === undefined) throw new Error(`The report knows no version of ${name}.`);
  return { ...report, packages: { ...report.packages, [name]: version } };
};

/** The report under another version of the contract. */
export const contract = (change: (version: { readonly major: number; readonly minor: number }) => string) => (report: ContractReport) => {
  const [major = 0, minor = 0] = report.contract.split('.').map(Number);
  return { ...report, contract: change({ major, minor }) };
};

/** Where things stand in the report. */
export const IN = {
  DOOR: 'shared/platform/index.d.ts',
  PLATFORM: 'shared/platform/platform.d.ts',
  ERRORS: 'shared/platform/api/errors.d.ts',
  HOOKS: 'shared/platform/hooks.d.ts',
  JOURNAL: 'shared/platform/operations/journal.d.ts',
  OPERATIONS: 'shared/platform/operations/useOperation.d.ts',
  MOUNT: 'shared/contract/section/mount.d.ts',
  DRAFTS: 'shared/platform/session/drafts.d.ts',
  TIME: 'shared/platform/state/time.d.ts',
  URL_STATE: 'shared/platform/state/url.d.ts',
  LIVE: 'shared/platform/state/live.d.ts',
  CALL: 'shared/contract/call.d.ts',
  SECTION: 'shared/contract/section/section.d.ts',
  DESCRIPTOR: 'shared/contract/section/descriptor.d.ts',
  MORE: 'shared/ui/more.d.ts',
  FORMS: 'shared/ui/forms.d.ts',
} as const;
export const NOTIFY = '    notify: (toast: Toast) => void;\n';
export const DURATION = '    readonly duration?: number;\n';
export const CONFIRM = 'confirm: (question: Confirmation) => Promise<boolean>';
