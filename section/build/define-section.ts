import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContractPlugin } from '@arena/ship/contract-plugin';
import type { RuleSetRule } from 'webpack';
import { common, type DefineConfiguration, ownPage } from './common.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { DocumentsPlugin } from './documents-plugin.ts';
import { sharedModules } from './federation.ts';
import { installRoot, nameOf } from './packages.ts';
import { toolchainOf } from './toolchain.ts';

/** Modules of a section's own page; `demo.ts` answers if it exists and no backend is configured. */
function alone(dir: string): Record<string, string> {
  const demo = path.join(dir, 'demo.ts');
  const answers = process.env.API_URL || !existsSync(demo) ? path.join(import.meta.dirname, 'no-demo.js') : demo;
  return { 'arena-section-alone$': path.join(dir, 'section.ts'), 'arena-section-demo$': answers };
}

const browserHalf = (dir: string): RuleSetRule => ({
  test: path.join(dir, 'section.ts'),
  enforce: 'pre',
  loader: path.join(import.meta.dirname, `browser-section${path.extname(import.meta.filename)}`),
});

interface SectionOptions {
  /** The section contains the React of its own `package.json`, of any version. Then it can't use the kit's components or hooks. */
  readonly ownReact?: boolean;
}

/** Generates `section.json` from `section.ts`. */
export function defineSection(dir: string, { ownReact }: SectionOptions = {}): DefineConfiguration {
  const folder = nameOf(dir);
  const name = folder.replaceAll('-', '_');
  return (mode) => {
    const base = common(dir, folder, mode);
    const { Federation } = toolchainOf(mode);
    const production = mode === 'production';
    const documents = new DocumentsPlugin({ dir, production });
    const standalone: Record<string, string> = production ? {} : { standalone: '@arena/shared/testing/standalone' };
    return {
      ...base,
      // In development, a section also has its own page.
      entry: standalone,
      ...(production ? { module: { rules: [...(base.module?.rules ?? []), browserHalf(dir)] } } : {}),
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alone(dir) } },
      plugins: [
        ...(base.plugins ?? []),
        new Federation({
          name,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './section': './section.ts' },
          shared: sharedModules(production ? 'consumes' : 'standalone', mode, ownReact),
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: production, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
          manifest: true,
          dts: false,
        }),
        documents,
        new DescriptorPlugin({ dir, name, production, documents: () => documents.documents }),
        ...(production ? [new ContractPlugin(installRoot())] : [ownPage(`${name}, alone`, ['standalone'])]),
      ],
    };
  };
}
