import type { SectionOwner } from '@arena/shared/contract';

// Every way a section can be missing, as data with the facts that its sentence needs. Screens, logs and tests read the same record.

interface Facts {
  /** The section's origin did not answer at all. */
  unreachable: { readonly address: string };
  /** It did not answer within the time that the shell waits. `waiting`: it is late, and still waited for. */
  'timed-out': { readonly seconds: number; readonly waiting?: boolean };
  /** Its entry in the registry is not a descriptor. */
  'bad-descriptor': { readonly problem: string };
  /** Its manifest was refused, or is not one: an error page, HTML, broken JSON. */
  'bad-manifest': { readonly address: string; readonly status: number | null };
  /** Its program arrived and could not be run, or did not arrive whole. */
  'bad-entry': { readonly problem: string };
  /** Its program ran, and what it gave is not a section. */
  'not-a-section': Record<never, never>;
  /** It was built for a contract that this shell does not serve. Decided before any of its code runs. */
  'incompatible-contract': { readonly version: string; readonly needed: string; readonly offered: string };
  /** The section is there, but the code of one page is not. */
  'page-unavailable': { readonly page: string };
  /** A page threw while it was rendered. */
  crashed: { readonly problem: string };
  /** A file of it is not the one that was published. */
  altered: { readonly file: string };
  /** The list of its files is missing, is not one, or is not the one that the registry names. */
  'bad-list': { readonly problem: string };
  /** The registry itself cannot be trusted: nothing of any section runs. */
  untrusted: { readonly problem: string };
  /** It threw outside rendering: after a click, or in work without a waiting caller. The page goes on. */
  threw: { readonly problem: string };
  /** While it was on the screen, nothing answered. The page goes on. */
  'kept-busy': { readonly seconds: number };
}

export type FailureCode = keyof Facts;

export type SectionFailure = {
  readonly [Code in FailureCode]: { readonly code: Code; readonly facts: Facts[Code] };
}[FailureCode];

interface Kind<Code extends FailureCode> {
  readonly sentence: (facts: Facts[Code], title: string) => string;
  /** Whether trying again may help by itself; where not, only a new version of the owner's does. */
  readonly retry: boolean;
  readonly number: string;
}

const KINDS: { readonly [Code in FailureCode]: Kind<Code> } = {
  unreachable: {
    number: 'S-01',
    retry: true,
    sentence: ({ address }, title) =>
      `${title} could not be reached at ${address}. It may be down for a moment: try again, or tell its owner.`,
  },
  'timed-out': {
    number: 'S-02',
    retry: true,
    sentence: ({ seconds, waiting = false }, title) =>
      `${title} did not arrive within ${seconds} seconds${waiting ? ', and is still waited for' : ''}. Try again, or tell its owner that it is slow.`,
  },
  'bad-descriptor': {
    number: 'S-03',
    retry: false,
    sentence: ({ problem }, title) => `The registry's entry of ${title} cannot be read (${problem}). Its owner has to publish it again.`,
  },
  'bad-manifest': {
    number: 'S-04',
    retry: true,
    sentence: ({ status }, title) =>
      `${title} answered${status === null || status === 200 ? '' : ` with status ${status} and`} something that is not a section. Try again; if it stays, tell its owner.`,
  },
  'bad-entry': {
    number: 'S-05',
    retry: true,
    sentence: (_, title) => `The program of ${title} is broken or incomplete. Try again; if it stays, tell its owner.`,
  },
  'not-a-section': {
    number: 'S-06',
    retry: false,
    sentence: (_, title) => `What ${title} delivers is not a section of this console. Its owner has to publish it again.`,
  },
  'incompatible-contract': {
    number: 'S-07',
    retry: false,
    sentence: ({ version, needed, offered }, title) =>
      `${title} ${version} was built for contract ${needed}, and this console offers ${offered}. Its owner has to publish a version that fits.`,
  },
  'page-unavailable': {
    number: 'S-08',
    retry: true,
    sentence: (_, title) => `This page of ${title} could not be fetched. Try again; if it stays, tell its owner.`,
  },
  crashed: {
    number: 'S-09',
    retry: true,
    sentence: (_, title) => `Something went wrong while ${title} drew this page. Try again; if it stays, tell its owner.`,
  },
  altered: {
    number: 'S-10',
    retry: true,
    sentence: ({ file }, title) =>
      `${file} of ${title} is not the file that was published, so it was not run. Try again; if it stays, tell its owner and the platform team.`,
  },
  'bad-list': {
    number: 'S-11',
    retry: true,
    sentence: ({ problem }, title) =>
      `The list of the files of ${title} ${problem}, so nothing of it was run. Try again; if it stays, tell its owner and the platform team.`,
  },
  untrusted: {
    number: 'S-12',
    retry: true,
    sentence: ({ problem }, title) =>
      `${title} was not started: the list of its sections cannot be trusted, because ${problem}. Try again; if it stays, tell the platform team.`,
  },
  threw: {
    number: 'S-13',
    retry: false,
    sentence: (_, title) => `Something went wrong in ${title}. Look whether what you did has happened; if it comes again, tell its owner.`,
  },
  'kept-busy': {
    number: 'S-14',
    retry: false,
    sentence: ({ seconds }, title) =>
      `The console did not answer for ${seconds} seconds while ${title} was open. If it comes again, tell its owner.`,
  },
};

/** Makes a failure; the compiler asks for exactly the facts of its code. */
export function failure<Code extends FailureCode>(code: Code, facts: Facts[Code]): SectionFailure {
  return Object.freeze({ code, facts }) as SectionFailure;
}

export interface FailureReport {
  readonly number: string;
  readonly sentence: string;
  readonly retry: boolean;
  /** The technical part, for the owner. */
  readonly detail: string;
}

/** What to say of a failure of the section that is called `title`. */
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

/** An error that carries a failure through code that can only throw. */
export class SectionError extends Error {
  override readonly name = 'SectionError';
  constructor(readonly failure: SectionFailure) {
    super(failure.code);
  }
}

/** The owner of a section with an unreadable descriptor. */
export const UNKNOWN_OWNER: SectionOwner = { team: 'Unknown team', contact: 'the platform team' };
