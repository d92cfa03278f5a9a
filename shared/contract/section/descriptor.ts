import * as z from '@arena/shared/contract/zod';
import { SECTION_NAME } from '../call';

/** A file's hash, in the form of the `integrity` attribute. */
export const fileHash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

// Icons are data, so a section can use one that the shell doesn't have. Only shapes are allowed: nothing that runs or loads.
const ICON_SHAPES = ['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'] as const;
const iconAttributes = z.record(
  z.string().check(z.regex(/^(d|[cr]?[xy]|r|[xy][12]|points|width|height|fill|stroke)$/)),
  z.union([z.string(), z.number()]),
);
const iconNode = z.array(z.tuple([z.enum(ICON_SHAPES), iconAttributes])).check(z.maxLength(20));
/** A line icon on a 24 × 24 grid in lucide's format: a list of `[shape, attributes]`. */
export type IconNode = readonly (readonly [string, Readonly<Record<string, string | number | undefined>>])[];
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/));
const label = z.string().check(z.minLength(1), z.maxLength(60));
const roleName = z.nullable(z.string().check(z.regex(/^ROLE_[A-Z]+$/)));
// A link to `//evil` leads to another host.
const absolutePath = z.string().check(z.regex(/^\/(?!\/)[\w\-/]*$/));
const relativeFile = z.string().check(z.regex(/^(?!\/)(?!.*\.\.)[\w\-./]+$/, 'must be a file below the section’s own folder'));
const reads = z.array(z.string().check(z.regex(/^\/[\w\-/:?&=,.%]*$/)));
const firstReads = {
  /** First reads below /api/v1. For pages since contract 2.1, for widgets since 3.2. */
  reads: z.optional(reads),
  /** Replacements for `reads` by announced capability. For pages since contract 2.2, for widgets since 3.2. */
  readsWith: z.optional(z.record(z.string().check(z.regex(/^[a-z-]+$/)), reads)),
};
/** Names of Trusted Types policies, as they are written into the document's policy. The shell's own is named `default`. */
export const policyNames = z.array(z.string().check(z.regex(/^(?!default$)[a-z0-9-]{1,40}$/))).check(z.maxLength(5));
const mount = z.object({
  path: absolutePath,
  /** The required role; null for none. A section without a mount for the user's role is never downloaded. */
  role: roleName,
  /** `console`: inside the sidebar layout, guarded. `public`: the section renders the whole page. */
  layout: z.enum(['console', 'public']),
  /** The section's entry files. The document preloads them and those of the visited page. */
  preload: z.array(relativeFile),
  /** The pages below `path`, with `:param` placeholders, and the files of each. */
  pages: z.array(
    z.object({
      path: z.string().check(z.regex(/^[\w\-/:]*$/)),
      preload: z.array(relativeFile),
      ...firstReads,
    }),
  ),
});

const navigationEntry = z.object({
  id: slug,
  label,
  path: absolutePath,
  /** The sidebar heading above the entry; null for the top. */
  group: z.nullable(label),
  order: z.number(),
  role: roleName,
  icon: iconNode,
  /**
   * A badge with one of the numbers in `PlatformCounts.waiting`, which leads to `path`. `label` completes the number: "waiting for payment".
   * Since contract 5.3.
   */
  waiting: z.optional(z.object({ count: label, path: z.string().check(z.regex(/^\/(?!\/)/)), label })),
});

/**
 * A screen by id for `linkTo` and the command palette; `path` has one `:id`. Since contract 1.1; `listed: false` (2.0) offers no number of
 * it that wasn't looked up. `finds` (5.3) names the kind of search result that it opens; `path` may then have `:status`, the result's in
 * lower case.
 */
const lookup = z.object({
  id: slug,
  label,
  path: z.string().check(z.regex(/^\/(?!\/)[\w\-/]*(?:\?[\w\-=&:]*)?:id[\w\-/=&]*$/)),
  role: roleName,
  listed: z.optional(z.boolean()),
  finds: z.optional(slug),
});

/** Something to do, for the command palette, which opens `path`. `words` are searched too. Since contract 5.3. */
const action = z.object({
  id: slug,
  label,
  words: z.optional(label),
  path: z.string().check(z.regex(/^\/(?!\/)[\w\-/]*(?:\?[\w\-=&]*)?$/)),
  role: roleName,
});

/** Paths of the shell, the console and the backend, where no section may serve a document. */
const RESERVED = /^\/(?:admin|auth|api|profile)(?:\/|$)|^\/(?:registry\.json|index\.html)$/i;
const documentPath = z.string().check(
  z.regex(/^\/(?!\/)[\w\-/.]*$/),
  z.refine((path) => !RESERVED.test(path), 'is an address of the shell'),
);
/** A page that the section's build rendered, served by the shell's origin unchanged, or a redirect to one. Since contract 1.2. */
const sectionDocument = z.union([
  z.object({ path: documentPath, file: relativeFile }),
  z.object({ path: documentPath, redirect: z.string().check(z.regex(/^\/(?![/\\])[\w\-/#]*$/)) }),
]);

const widget = z.object({
  id: slug,
  title: label,
  order: z.number(),
  role: roleName,
  size: z.enum(['small', 'wide']),
  /** All its files, including the section's entry, for the document to preload. */
  preload: z.array(relativeFile),
  ...firstReads,
});

/** The schema of `section.json`: enough to render the sidebar and routes without running any of the section's code. */
export const sectionDescriptor = z.object({
  formatVersion: z.literal(1),
  /** The federation name, such as `mfe_rooms`. */
  name: z.string().check(z.regex(SECTION_NAME)),
  title: label,
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)),
  /** The contract version that the section was built with, `major.minor`. */
  contract: z.string().check(z.regex(/^\d+\.\d+$/)),
  /** The `LOADER_VERSION` that the section was built for; 1 if absent. */
  loader: z.optional(z.int()),
  /** The team that owns the section, and how to reach it. */
  owner: z.object({ team: label, contact: label }),
  mounts: z.array(mount),
  navigation: z.array(navigationEntry),
  widgets: z.array(widget),
  lookups: z.array(lookup),
  actions: z.optional(z.array(action)),
  documents: z.array(sectionDocument),
  /** Since contract 5.1. */
  trustedTypes: z.optional(policyNames),
  /** Whether the section has a service of its own, below `serviceBase`. Since contract 5.2. */
  backend: z.optional(z.boolean()),
  /** The federation manifest, relative to the section's folder. */
  manifest: relativeFile,
  /** SHA-384 hashes of the entry and the documents by file name. */
  integrity: z.record(z.string(), z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/))),
  /** The SHA-384 hash of `files.json`, which lists all files and their hashes. Absent in development. */
  files: z.optional(fileHash),
});

/** A validated `section.json`. */
export type SectionDescriptor = z.output<typeof sectionDescriptor>;
/** A path that a section serves, with its pages. */
export type SectionMount = SectionDescriptor['mounts'][number];
/** A link in the sidebar. */
export type NavigationEntry = SectionDescriptor['navigation'][number];
/** A dashboard widget. */
export type SectionWidget = SectionDescriptor['widgets'][number];
/** A screen that other sections link to by id, see `linkTo`. */
export type SectionLookup = SectionDescriptor['lookups'][number];
/** Something to do that the command palette offers. */
export type SectionAction = NonNullable<SectionDescriptor['actions']>[number];
/** A prerendered public page, or a redirect. */
export type SectionDocument = SectionDescriptor['documents'][number];
/** The team that owns a section. */
export type SectionOwner = SectionDescriptor['owner'];
