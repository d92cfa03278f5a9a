import * as z from '@arena/shared/contract/zod';

// The sections' status for administrators: versions in use, since when and why, sizes, the last day's figures, and shared modules.

export const SECTIONS_STATUS_PATH = '/-/sections';

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

const sharedModule = z.object({
  name: z.string(),
  /** What the version's build asks for. */
  asked: z.string(),
  /** What the console's live shell provides; null where that is not known. */
  got: z.nullable(z.string()),
  /** Why it differs from what was asked for, and what that means; empty when there is nothing to say. */
  why: z.string(),
});

const version = z.object({
  version: z.string(),
  /** Per cent of the people; null for the version that everyone else has. */
  share: z.nullable(z.number()),
  /** The change that made it what it is now; null without a history. */
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
  /** Of the last day, with versions taken back since; null where nothing is counted. */
  lastDay: z.nullable(z.array(z.object({ version: z.string(), cohort: z.enum(['live', 'candidate']), figures }))),
  /** The last changes, the newest first; null without a history. */
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
