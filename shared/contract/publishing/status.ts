import * as z from '@arena/shared/contract/zod';

// The sections' status for administrators: versions in use, their changes, sizes, shared modules and the last day's figures.

/** The path on the shell's origin that answers `SectionsStatus` to administrators. */
export const SECTIONS_STATUS_PATH = '/-/sections';

const change = z.object({
  action: z.string(),
  version: z.string(),
  /** The replaced version; null for none. */
  before: z.nullable(z.string()),
  /** Percentage of users that got a candidate; null otherwise. */
  share: z.nullable(z.number()),
  /** ISO 8601, UTC. */
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
  /** The version range that the build requires. */
  asked: z.string(),
  /** The version that the live shell provides; null when unknown. */
  got: z.nullable(z.string()),
  /** Why the two differ and what that means; empty when they match. */
  why: z.string(),
});

const version = z.object({
  version: z.string(),
  /** Percentage of users; null for the live version. */
  share: z.nullable(z.number()),
  /** The change that put it in use; null without a history. */
  since: z.nullable(change),
  /** Compressed size of all its scripts in bytes; null when unknown. */
  bytes: z.nullable(z.number()),
  modules: z.array(sharedModule),
});

const section = z.object({
  /** The federation name, such as `mfe_rooms`. */
  name: z.string(),
  /** The name on the command line, such as `mfe-rooms`. */
  folder: z.string(),
  title: z.string(),
  owner: z.object({ team: z.string(), contact: z.string() }),
  live: version,
  candidate: z.nullable(version),
  /** Figures of the last day, including versions rolled back since; null when nothing is counted. */
  lastDay: z.nullable(z.array(z.object({ version: z.string(), cohort: z.enum(['live', 'candidate']), figures }))),
  /** The latest changes, newest first; null without a history. */
  changes: z.nullable(z.array(change)),
});

/** The schema of the answer of `GET /-/sections`. */
export const sectionsStatus = z.object({
  /** The live shell version; null when none is published. */
  shell: z.nullable(z.string()),
  sections: z.array(section),
});

type Frozen<T> = T extends readonly (infer One)[]
  ? readonly Frozen<One>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;

/** The status of the shell and all sections. */
export type SectionsStatus = Frozen<z.output<typeof sectionsStatus>>;
/** One section's versions, figures and changes. */
export type SectionStatus = SectionsStatus['sections'][number];
/** A version in use. */
export type VersionStatus = SectionStatus['live'];
/** A shared module: the version required and the one provided. */
export type SharedModuleStatus = VersionStatus['modules'][number];
/** One change of what is published. */
export type SectionChange = NonNullable<VersionStatus['since']>;
