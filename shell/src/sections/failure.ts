import type { SectionOwner } from '@arena/shared/contract/section';
import type { RegisteredSection } from './registry';
import * as t from './sections.messages';

// Every section failure with its facts. Screens, logs and tests use the same record.

interface Facts {
  /** The section's origin didn't answer. */
  unreachable: { readonly address: string };
  /** No answer within the timeout. `waiting`: still loading. */
  'timed-out': { readonly seconds: number; readonly waiting?: boolean };
  /** The registry entry isn't a valid descriptor. */
  'bad-descriptor': { readonly problem: string };
  /** The manifest isn't valid: an error page, HTML or broken JSON. */
  'bad-manifest': { readonly address: string; readonly status: number | null };
  /** The program couldn't run, or arrived incomplete. */
  'bad-entry': { readonly problem: string };
  /** The program's export isn't a section. */
  'not-a-section': Record<never, never>;
  /** The shell doesn't support the contract's or the loader's version. Decided before any of the section's code runs. */
  'incompatible-contract': { readonly of?: 'loader'; readonly version: string; readonly needed: string; readonly offered: string };
  /** The section loaded, but the code of one page didn't. */
  'page-unavailable': { readonly page: string };
  /** A page threw while rendering. */
  crashed: { readonly problem: string };
  /** A file differs from the published one. */
  altered: { readonly file: string };
  /** The files list is missing, invalid, or not the one that the registry names. */
  'bad-list': { readonly problem: string };
  /** The registry isn't trusted, so no section runs. */
  untrusted: { readonly problem: string };
  /** The section threw outside rendering. The page goes on. */
  threw: { readonly problem: string };
  /** The section blocked the main thread. The page goes on. */
  'kept-busy': { readonly seconds: number };
}

export type FailureCode = keyof Facts;

export type SectionFailure = {
  readonly [Code in FailureCode]: { readonly code: Code; readonly facts: Facts[Code] };
}[FailureCode];

interface Kind<Code extends FailureCode> {
  readonly sentence: (facts: Facts[Code], title: string) => string;
  /** Whether a retry can help; otherwise only a new version does. */
  readonly retry: boolean;
  readonly number: string;
}

const KINDS: { readonly [Code in FailureCode]: Kind<Code> } = {
  unreachable: {
    number: 'S-01',
    retry: true,
    sentence: ({ address }, title) => t.notReached(title, address),
  },
  'timed-out': {
    number: 'S-02',
    retry: true,
    sentence: ({ seconds, waiting = false }, title) => t.tookTooLong(title, seconds, waiting),
  },
  'bad-descriptor': {
    number: 'S-03',
    retry: false,
    sentence: ({ problem }, title) => t.invalidEntry(title, problem),
  },
  'bad-manifest': {
    number: 'S-04',
    retry: true,
    sentence: ({ status }, title) => t.invalidResponse(title, status),
  },
  'bad-entry': {
    number: 'S-05',
    retry: true,
    sentence: (_, title) => t.brokenScript(title),
  },
  'not-a-section': {
    number: 'S-06',
    retry: false,
    sentence: (_, title) => t.notASection(title),
  },
  'incompatible-contract': {
    number: 'S-07',
    retry: false,
    sentence: ({ of = 'contract', version, needed, offered }, title) => t.incompatible(title, version, of, needed, offered),
  },
  'page-unavailable': {
    number: 'S-08',
    retry: true,
    sentence: (_, title) => t.pageFailed(title),
  },
  crashed: {
    number: 'S-09',
    retry: true,
    sentence: (_, title) => t.pageCrashed(title),
  },
  altered: {
    number: 'S-10',
    retry: true,
    sentence: ({ file }, title) => t.fileAltered(file, title),
  },
  'bad-list': {
    number: 'S-11',
    retry: true,
    sentence: ({ problem }, title) => t.listAltered(title, problem),
  },
  untrusted: {
    number: 'S-12',
    retry: true,
    sentence: ({ problem }, title) => t.registryUntrusted(title, problem),
  },
  threw: {
    number: 'S-13',
    retry: false,
    sentence: (_, title) => t.wentWrong(title),
  },
  'kept-busy': {
    number: 'S-14',
    retry: false,
    sentence: ({ seconds }, title) => t.froze(seconds, title),
  },
};

/** The compiler requires exactly the facts of the code. */
export function failure<Code extends FailureCode>(code: Code, facts: Facts[Code]): SectionFailure {
  return Object.freeze({ code, facts }) as SectionFailure;
}

export interface FailureReport {
  readonly number: string;
  readonly sentence: string;
  readonly retry: boolean;
  /** For the section's owner. */
  readonly detail: string;
}

export function reportOf(of: SectionFailure, title: string): FailureReport {
  const kind = KINDS[of.code] as Kind<FailureCode>;
  const facts = of.facts as Facts[FailureCode];
  return {
    number: kind.number,
    retry: kind.retry,
    sentence: kind.sentence(facts as never, title),
    detail: [of.code, ...Object.entries(facts).map(([name, value]) => `${name}: ${String(value)}`)].join(', '),
  };
}

/** Failures of the network, or a proxy's answers in place of files. */
export const mayPass = ({ code }: SectionFailure): boolean =>
  ['unreachable', 'timed-out', 'bad-manifest', 'bad-entry', 'bad-list'].includes(code);

/** Carries a failure through code that can only throw. */
export class SectionError extends Error {
  override readonly name = 'SectionError';
  constructor(readonly failure: SectionFailure) {
    super(failure.code);
  }
}

/** For sections with an unreadable descriptor. */
const UNKNOWN_OWNER: SectionOwner = { team: t.unknownTeam, contact: t.platformTeam };

export function ownerOf({ descriptor }: RegisteredSection): string {
  const { team, contact } = descriptor?.owner ?? UNKNOWN_OWNER;
  return t.ownerIs(team, contact);
}

/** `S-04, Rooms 1.4.0`, to quote to the owner. */
export const codeOf = (number: string, { name, descriptor }: RegisteredSection): string =>
  t.codeAndSection(number, descriptor === null ? t.unknownVersion(name) : `${descriptor.title} ${descriptor.version}`);
