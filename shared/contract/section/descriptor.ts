import * as z from '@arena/shared/contract/zod';

/** A file's hash, in the form of the `integrity` attribute. */
export const fileHash = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

// Icons travel as data, so that a section can bring one that the shell has never seen. Shapes only: nothing here can run or load.
const ICON_SHAPES = ['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'] as const;
const iconAttributes = z.record(
  z.string().check(z.regex(/^(d|[cr]?[xy]|r|[xy][12]|points|width|height|fill|stroke)$/)),
  z.union([z.string(), z.number()]),
);
const iconNode = z.array(z.tuple([z.enum(ICON_SHAPES), iconAttributes])).check(z.maxLength(20));
/** A line icon on a 24 x 24 grid, as lucide publishes them: a list of `[shape, attributes]`. */
export type IconNode = readonly (readonly [string, Readonly<Record<string, string | number | undefined>>])[];
const slug = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/));
const label = z.string().check(z.minLength(1), z.maxLength(60));
const roleName = z.nullable(z.string().check(z.regex(/^ROLE_[A-Z]+$/)));
// A link to `//evil` leads to another host.
const absolutePath = z.string().check(z.regex(/^\/(?!\/)[\w\-/]*$/));
const relativeFile = z.string().check(z.regex(/^(?!\/)(?!.*\.\.)[\w\-./]+$/, 'must be a file below the section’s own folder'));
const reads = z.array(z.string().check(z.regex(/^\/[\w\-/:?&=,.%]*$/)));
const firstReads = {
  /** The first reads, below /api/v1. Of pages since contract 2.1, of widgets since 3.2. */
  reads: z.optional(reads),
  /** In place of `reads` where the backend announces a capability, by its name. Of pages since contract 2.2, of widgets since 3.2. */
  readsWith: z.optional(z.record(z.string().check(z.regex(/^[a-z-]+$/)), reads)),
};
const mount = z.object({
  path: absolutePath,
  /** The required role; null for none. A section without a mount for a person is never downloaded. */
  role: roleName,
  /** `console`: inside the sidebar and guard. `public`: the section renders the whole page. */
  layout: z.enum(['console', 'public']),
  /** The section's entry files. The shell's document preloads them, and those of the page that is visited. */
  preload: z.array(relativeFile),
  /** The pages below the path, with `:names`, and the files of each. */
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
  /** The entry's heading in the sidebar; null for the top. */
  group: z.nullable(label),
  order: z.number(),
  role: roleName,
  icon: iconNode,
});

/** A screen by id, for `linkTo` and the command palette; `path` has one `:id`. Since contract 1.1; `listed: false` (2.0) hides it there. */
const lookup = z.object({
  id: slug,
  label,
  path: z.string().check(z.regex(/^\/(?!\/)[\w\-/]*:id[\w\-/]*$/)),
  role: roleName,
  listed: z.optional(z.boolean()),
});

/** Addresses that no section may serve a document at: they belong to the shell, the console and the backend. */
const RESERVED = /^\/(?:admin|auth|api|profile)(?:\/|$)|^\/(?:registry\.json|index\.html)$/i;
const documentPath = z.string().check(
  z.regex(/^\/(?!\/)[\w\-/.]*$/),
  z.refine((path) => !RESERVED.test(path), 'is an address of the shell'),
);
/** A page that the section's build rendered and the shell's origin serves as it is, or an address that leads to one. Since contract 1.2. */
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
  /** All its files, the section's entry among them, for the document of the screen that shows it. */
  preload: z.array(relativeFile),
  ...firstReads,
});

/** What `section.json` says: enough to render the sidebar and the routes without any of the section's code. */
export const sectionDescriptor = z.object({
  formatVersion: z.literal(1),
  /** The federation name, a JavaScript identifier. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,40}$/)),
  title: label,
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/)),
  /** The contract version that the section was built for. */
  contract: z.string().check(z.regex(/^\d+\.\d+$/)),
  /** The team that is responsible, and how to reach it. */
  owner: z.object({ team: label, contact: label }),
  mounts: z.array(mount),
  navigation: z.array(navigationEntry),
  widgets: z.array(widget),
  lookups: z.array(lookup),
  documents: z.array(sectionDocument),
  /** The federation manifest, below the section's own folder. */
  manifest: relativeFile,
  /** The sha384 of the entry and of the documents, by name. */
  integrity: z.record(z.string(), z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]+$/))),
  /** The sha384 of `files.json`, the list of all files and their hashes. Left out in development, where files change below their names. */
  files: z.optional(fileHash),
});

export type SectionDescriptor = z.output<typeof sectionDescriptor>;
export type SectionMount = SectionDescriptor['mounts'][number];
export type NavigationEntry = SectionDescriptor['navigation'][number];
export type SectionWidget = SectionDescriptor['widgets'][number];
export type SectionLookup = SectionDescriptor['lookups'][number];
export type SectionDocument = SectionDescriptor['documents'][number];
export type SectionOwner = SectionDescriptor['owner'];
