// Storybook of the kit, with the stories of the section in the current folder, or of all sections of this repository.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { compileTypeScript } from '../build/compile-typescript.ts';
import { packageFile } from '../build/packages.ts';

const STORIES = '**/*.stories.@(tsx|js)';
const hasStories = (folder: string) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.stories.tsx'));
const own = ['src', ...readdirSync('.').map((name) => path.join(name, 'src'))].map((name) => path.resolve(name)).filter(hasStories);
// The kit's stories are TypeScript in the package, too.
const typescript = { ...compileTypeScript(false), exclude: /node_modules(?!.@arena.shared.ui.stories)/ };
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  // Names appear in the code that Storybook shows.
  terserOptions: { mangle: false, keep_fnames: true },
  // Storybook's own, and a module among scripts.
  exclude: /mocker-runtime/,
});

const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  stories: [realpathSync(packageFile('@arena/shared', 'ui/stories')), ...own].map((directory) => ({ directory, files: STORIES })),
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar's switch sets the background.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  webpackFinal: (webpack, options) => ({
    ...webpack,
    module: { ...webpack.module, rules: [...(webpack.module?.rules ?? []), typescript] },
    devtool: options.configType === 'PRODUCTION' ? false : webpack.devtool,
    optimization: { ...webpack.optimization, minimizer: [minimizer] },
    performance: { hints: false },
  }),
};
export default config;
