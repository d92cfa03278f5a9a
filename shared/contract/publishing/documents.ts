// Public pages that a section's build renders to HTML, in its `documents.tsx`. The shell's origin serves them as they are, from the version
// that the registry names; nothing of the console loads on them. Facts known only when a page is served are `PLACEHOLDERS`. The shell's
// small script does what belongs to the session (who is signed in, the theme, messages carried along). It finds its places by attributes:
//     [data-when="visitor"], [data-when="member"]   shown to one or the other by a style sheet, by `data-session` of the html element
//     [data-account-name]                           gets the signed-in person's name
//     [data-account-action="logout"]                a button that signs out
//     [data-theme-switch]                           a button that switches between dark and light
//     meta[name="arena-script"]                     the address of a script to fetch after first paint, its hash in `data-integrity`
//     meta[name="arena-chunk"]                      the same of a file that such a script loads on demand

/** An address and its content. */
export type PublicDocument =
  | { readonly path: string; readonly element: unknown }
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly redirect: string };

/** The default export of `documents.tsx`. An `element` is a React element of a whole `<html>`; the contract knows no React. */
export type PublicDocuments = readonly PublicDocument[];

export const PLACEHOLDERS = {
  /** The folder of the section's files, ending in a slash. */
  base: '__SECTION_BASE__',
  /** The site's own address, without a slash at the end. */
  origin: '__SITE_ORIGIN__',
  /** What the shell adds to the head of a page: its settings and its script. An element `<meta name>` of this name. */
  shell: 'arena-shell',
} as const;

/** The run-time settings of a public page, as JSON in `<meta name="arena-settings">`. */
export interface PublicSettings {
  /** The word before the token in the Authorization header. */
  readonly authScheme: string;
  /** Where forms are posted, with `{form}` for the form's name where the address has one for each; null for nowhere. */
  readonly formEndpoint: string | null;
}

/** The shell's own scripts of the public pages: `page-scripts.json` of its build, which the shell's server writes into each page. */
export interface PageScripts {
  /** Runs in the head before the first paint; written into the page itself. */
  readonly head: string;
  /** The file that is fetched after first paint; null for none. */
  readonly file: string | null;
  /** The hash of that file. Left out in development. */
  readonly integrity?: string;
}
