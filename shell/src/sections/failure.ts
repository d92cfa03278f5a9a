import type { SectionOwner } from '@arena/shared/contract/section';
import type { RegisteredSection } from './registry';

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
  /** The shell doesn't support the contract version. Decided before any of the section's code runs. */
  'incompatible-contract': { readonly version: string; readonly needed: string; readonly offered: string };
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
    sentence: ({ address }, title) =>
      `${title} could not be reached at ${address}. It may be temporarily down. Try again or contact its owner.`,
  },
  'timed-out': {
    number: 'S-02',
    retry: true,
    sentence: ({ seconds, waiting = false }, title) =>
      `${title} took longer than ${seconds} seconds to load${waiting ? ' and is still loading' : ''}. Try again or let its owner know.`,
  },
  'bad-descriptor': {
    number: 'S-03',
    retry: false,
    sentence: ({ problem }, title) => `${title} has an invalid registry entry (${problem}). Its owner needs to publish it again.`,
  },
  'bad-manifest': {
    number: 'S-04',
    retry: true,
    sentence: ({ status }, title) =>
      `${title} returned an invalid response${status === null || status === 200 ? '' : ` (status ${status})`}. Try again. If it keeps happening, contact its owner.`,
  },
  'bad-entry': {
    number: 'S-05',
    retry: true,
    sentence: (_, title) => `${title} has a broken or incomplete script. Try again. If it keeps happening, contact its owner.`,
  },
  'not-a-section': {
    number: 'S-06',
    retry: false,
    sentence: (_, title) => `${title} isn’t a valid section. Its owner needs to publish it again.`,
  },
  'incompatible-contract': {
    number: 'S-07',
    retry: false,
    sentence: ({ version, needed, offered }, title) =>
      `${title} ${version} was built for contract ${needed}, and this console offers ${offered}. Its owner needs to publish a compatible version.`,
  },
  'page-unavailable': {
    number: 'S-08',
    retry: true,
    sentence: (_, title) => `This ${title} page failed to load. Try again. If it keeps happening, contact its owner.`,
  },
  crashed: {
    number: 'S-09',
    retry: true,
    sentence: (_, title) => `${title} crashed while showing this page. Try again. If it keeps happening, contact its owner.`,
  },
  altered: {
    number: 'S-10',
    retry: true,
    sentence: ({ file }, title) =>
      `${file} of ${title} doesn’t match the published file and was blocked. Try again. If it keeps happening, contact its owner and the platform team.`,
  },
  'bad-list': {
    number: 'S-11',
    retry: true,
    sentence: ({ problem }, title) =>
      `${title} was blocked: its file list ${problem}. Try again. If it keeps happening, contact its owner and the platform team.`,
  },
  untrusted: {
    number: 'S-12',
    retry: true,
    sentence: ({ problem }, title) =>
      `${title} was not started: the section list failed verification: ${problem}. Try again. If it keeps happening, contact the platform team.`,
  },
  threw: {
    number: 'S-13',
    retry: false,
    sentence: (_, title) =>
      `Something went wrong in ${title}. Check whether your last action went through. If it happens again, contact its owner.`,
  },
  'kept-busy': {
    number: 'S-14',
    retry: false,
    sentence: ({ seconds }, title) =>
      `The console froze for ${seconds} seconds while ${title} was open. If it happens again, contact its owner.`,
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
const UNKNOWN_OWNER: SectionOwner = { team: 'Unknown team', contact: 'the platform team' };

export function ownerOf({ descriptor }: RegisteredSection): string {
  const { team, contact } = descriptor?.owner ?? UNKNOWN_OWNER;
  return `Owner: ${team} (${contact}).`;
}

/** `S-04, Rooms 1.4.0`, to quote to the owner. */
export const codeOf = (number: string, { name, descriptor }: RegisteredSection): string =>
  `${number}, ${descriptor === null ? `${name} of an unknown version` : `${descriptor.title} ${descriptor.version}`}`;
