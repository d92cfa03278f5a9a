// Public pages that a section's build renders to HTML, from its `documents.tsx`. The shell's origin serves them from the live version; no
// console code loads on them. `PLACEHOLDERS` stand for values known only at serving time. The shell's page script handles the session
// (sign-in state, theme, flash messages) and finds its elements by these attributes:
//     [data-when="visitor"], [data-when="member"]   shown by a style sheet, depending on `data-session` of the html element
//     [data-account-name]                           receives the signed-in user's name
//     [data-account-action="logout"]                a button that signs out
//     [data-theme-switch]                           a button that switches between dark and light
//     meta[name="arena-script"]                     the URL of a script to fetch after first paint, its hash in `data-integrity`
//     meta[name="arena-chunk"]                      the same for a file that such a script loads on demand

/** A public path with the content served there: a page, a text file or a redirect. */
export type PublicDocument =
  | { readonly path: string; readonly element: unknown }
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly redirect: string };

/** The default export of `documents.tsx`. `element` is a React element for a whole `<html>`, untyped because the contract has no React. */
export type PublicDocuments = readonly PublicDocument[];

/** Placeholders that the shell's server replaces when it serves a public page. */
export const PLACEHOLDERS = {
  /** The base URL of the section's files, with a trailing slash. */
  base: '__SECTION_BASE__',
  /** The site's origin, without a trailing slash. */
  origin: '__SITE_ORIGIN__',
  /** The name of the `<meta>` element that the shell's settings and script replace. */
  shell: 'arena-shell',
} as const;

/** The run-time settings of a public page, as JSON in `<meta name="arena-settings">`. */
export interface PublicSettings {
  /** The word before the token in the Authorization header. */
  readonly authScheme: string;
  /** The URL that forms post to, `{form}` standing for the form's name; null when there is none. */
  readonly formEndpoint: string | null;
}

/** The shell's scripts for public pages: `page-scripts.json` of its build, which the shell's server adds to each page. */
export interface PageScripts {
  /** Inline script for the head, run before first paint. */
  readonly head: string;
  /** The file to fetch after first paint; null for none. */
  readonly file: string | null;
  /** The hash of `file`. Absent in development. */
  readonly integrity?: string;
}
