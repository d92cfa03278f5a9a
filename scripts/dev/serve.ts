import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, type Served } from '../../section/dev/serve.ts';
import { type AppName, ROOT } from '../../tooling/apps.ts';
import type { DefineConfiguration } from '../../webpack.shared.ts';

export async function serveApp(app: AppName, served: Served): Promise<void> {
  const { default: define } = (await import(pathToFileURL(path.join(ROOT, app, 'webpack.config.ts')).href)) as {
    default: DefineConfiguration;
  };
  await serve(define('development'), served);
}

export { type Middlewares, stopServing } from '../../section/dev/serve.ts';
