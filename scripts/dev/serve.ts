import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration as BuildConfiguration, rspack } from '@rspack/core';
import { type Configuration, RspackDevServer } from '@rspack/dev-server';
import type { Configuration as WebpackConfiguration } from 'webpack';
import { type AppName, ROOT } from '../../tooling/apps.ts';
import type { DefineConfiguration } from '../../webpack.shared.ts';

const servers: RspackDevServer[] = [];

export type Middlewares = NonNullable<Configuration['setupMiddlewares']>;

interface Served {
  readonly port: number;
  /** The backend's origin, where there is one. */
  readonly api?: string;
  readonly setupMiddlewares?: Middlewares;
}

/** Builds in memory and serves it, and exchanges what is changed in the pages that are open. Resolves when it has been built once. */
export async function serve(configuration: WebpackConfiguration, { port, api, setupMiddlewares }: Served): Promise<void> {
  const compiler = rspack(configuration as BuildConfiguration);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      // A page may be opened at any of its addresses.
      historyApiFallback: true,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      devMiddleware: { stats: 'errors-warnings' },
      ...(api === undefined ? {} : { proxy: [{ context: ['/api/v1'], target: api, changeOrigin: true }] }),
      ...(setupMiddlewares === undefined ? {} : { setupMiddlewares }),
    },
    compiler,
  );
  servers.push(server);
  await server.start();
  await built;
}

/** Serves the shell, or a section. */
export async function serveApp(app: AppName, served: Served): Promise<void> {
  const { default: define } = (await import(pathToFileURL(path.join(ROOT, app, 'webpack.config.ts')).href)) as {
    default: DefineConfiguration;
  };
  await serve(define('development'), served);
}

export const stopServing = () => Promise.all(servers.map((server) => server.stop()));
