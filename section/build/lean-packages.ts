import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { packageFile } from './packages.ts';

const lean = (file: string) => path.join(import.meta.dirname, 'lean', file);

/**
 * Parts of packages that the console never runs, and that a bundler cannot know to be dead: 6 kB of the shell.
 * `npm run size` notices when a package has moved them.
 */
export const leanAliases: Readonly<Record<string, string | false>> = {
  [packageFile('@mui/material', 'ButtonBase/TouchRipple.mjs')]: lean('no-ripple.js'),
  [packageFile('@mui/material', 'useLazyRipple/index.mjs')]: lean('use-no-ripple.js'),
  // The variables of the theme are ours, and so is what chooses dark or light.
  [packageFile('@mui/material', 'styles/createThemeWithVars.mjs')]: false,
  [packageFile('@mui/material', 'styles/ThemeProviderWithVars.mjs')]: false,
  'hoist-non-react-statics': lean('no-statics.js'),
  '@emotion/is-prop-valid': lean('every-prop.js'),
  // A shared module stands once, and whether its version serves a section is judged before that goes live (decision 6).
  [packageFile('@module-federation/runtime-core', 'dist/utils/semver/index.js')]: lean('every-version.js'),
  // Preloading is the document's: it knows from the registry what a page needs. And the shell gives the runtime a section's entry
  // file, so that it never reads a manifest.
  [packageFile('@module-federation/runtime-core', 'dist/utils/preload.js')]: false,
  [packageFile('@module-federation/sdk', 'dist/generateSnapshotFromManifest.js')]: false,
};

/** The parts of the router that the console does not use: forms, fetchers, navigation links, scroll restoration. */
export const leanRouter: RuleSetRule = { test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, loader: lean('pure-parts.cjs') };
