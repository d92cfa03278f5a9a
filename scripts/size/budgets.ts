import { DEFAULT_BUDGET } from '../../section/size/judge.ts';
import type { AppName } from '../../tooling/apps.ts';

/** JavaScript in kB (1000 bytes) after brotli. Raise a budget only in review, with the reason in the commit. */
export const BUDGETS = {
  /** The first visit: the shell's initial files; a section's entry. */
  entry: { shell: 170, section: DEFAULT_BUDGET.entry },
  total: {
    // Charts, the Sections screen and developer sections load on demand. Sections with lists include TanStack Virtual (9.5 kB), those
    // with exports fflate (6 kB, loaded on use).
    shell: 427,
    'mfe-rooms': 114,
    'mfe-tournaments': 85,
    'mfe-finance': 82,
    'mfe-users': 88,
    'mfe-public': 9.5,
  } as Readonly<Record<AppName, number>>,
  /** For sections without their own entry above. */
  newSection: DEFAULT_BUDGET.total,
  /** The signed-in shell with a screen open and an empty cache; `all` excludes data and headers. */
  roomManagement: { js: 197, all: 245, requests: 15 },
  overview: { js: 211, all: 260, requests: 22 },
  /** Bytes in the document for 50 sections. */
  fiftySections: 15,
  /** What both servers install. */
  servers: { count: 130, megabytes: 120 },
} as const;

export const totalOf = (app: AppName): number => BUDGETS.total[app] ?? BUDGETS.newSection;

/** Icons (data), and the federation runtime (4 kB), which no documented option shares with an entry. */
export const LOADED_TWICE_ALLOWED = [
  'lucide',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/runtime',
  '@module-federation/error-codes',
];
