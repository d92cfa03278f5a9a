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
