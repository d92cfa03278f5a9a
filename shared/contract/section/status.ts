import * as z from '@arena/shared/contract/zod';

/*
 * How the sections are doing, for administrators: which versions people get, since when and why, what they weigh, what they
 * went through on the last day, and which shared modules they get.
 */

/** Where the origin says it. */
export const SECTIONS_STATUS_PATH = '/-/sections';

/** One line of the history. */
const change = z.object({
  action: z.string(),
  version: z.string(),
  /** What was in its place; null for nothing. */
  before: z.nullable(z.string()),
  /** Per cent of the people, where it was given to some of them. */
  share: z.nullable(z.number()),
  at: z.string(),
  by: z.string(),
  why: z.string(),
});

const counts = z.record(z.string(), z.number());
const figures = z.object({
  ...{ loads: z.number(), loadTimes: z.array(z.number()), views: z.number(), crashes: z.number(), slowInteractions: z.number() },
  ...{ failures: counts, failedCalls: counts },
});

/** A module that exists once in a console. */
const sharedModule = z.object({
  name: z.string(),
  /** What the version's build asks for. */
  asked: z.string(),
  /** What the console's live shell provides; null where that is not known. */
  got: z.nullable(z.string()),
  /** Why it is another one than was asked for, and what that means; empty where there is nothing to say. */
  why: z.string(),
});

const version = z.object({
  version: z.string(),
  /** Per cent of the people; null for the version that everybody else has. */
  share: z.nullable(z.number()),
  /** What made it what it is now; null where no history is kept. */
  since: z.nullable(change),
  /** All of its scripts as they are sent, compressed; null where they could not be measured. */
  bytes: z.nullable(z.number()),
  modules: z.array(sharedModule),
});

const section = z.object({
  /** The federation name, such as mfe_rooms. */
  name: z.string(),
  /** Its name on the command line, such as mfe-rooms. */
  folder: z.string(),
  title: z.string(),
  owner: z.object({ team: z.string(), contact: z.string() }),
  live: version,
  candidate: z.nullable(version),
  /** Of the last day; null where nobody counts. A version that was taken back meanwhile is among them. */
  lastDay: z.nullable(z.array(z.object({ version: z.string(), cohort: z.enum(['live', 'candidate']), figures }))),
  /** The last changes, the newest first; null where no history is kept. */
  changes: z.nullable(z.array(change)),
});

/** What `GET /-/sections` answers. */
export const sectionsStatus = z.object({
  /** Of the shell that a page load gets; null where none was published. */
  shell: z.nullable(z.string()),
  sections: z.array(section),
});

type Frozen<T> = T extends readonly (infer One)[]
  ? readonly Frozen<One>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;

export type SectionsStatus = Frozen<z.output<typeof sectionsStatus>>;
export type SectionStatus = SectionsStatus['sections'][number];
export type VersionStatus = SectionStatus['live'];
export type SharedModuleStatus = VersionStatus['modules'][number];
export type SectionChange = NonNullable<VersionStatus['since']>;
