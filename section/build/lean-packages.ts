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
};

/** The parts of the router that the console does not use: forms, fetchers, navigation links, scroll restoration. */
export const leanRouter: RuleSetRule = { test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/, loader: lean('pure-parts.cjs') };

/** Federation's packages do not say that what nobody uses of them can go. Their entries set the globals that they work with. */
export const leanFederation: RuleSetRule = {
  test: /@module-federation[\\/](runtime|runtime-core|webpack-bundler-runtime)[\\/]dist[\\/]/,
  sideEffects: false,
};
