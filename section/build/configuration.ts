import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DefineConfiguration } from './common.ts';

export async function configurationOf(dir: string): Promise<DefineConfiguration> {
  const { default: define } = (await import(pathToFileURL(path.join(dir, 'webpack.config.ts')).href)) as { default: DefineConfiguration };
  return define;
}
