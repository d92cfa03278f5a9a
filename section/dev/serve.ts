import { type Configuration as BuildConfiguration, rspack } from '@rspack/core';
import { type Configuration, RspackDevServer } from '@rspack/dev-server';
import type { Configuration as WebpackConfiguration } from 'webpack';
import { forwardToService } from './section-service.ts';

const servers: RspackDevServer[] = [];
export type Middlewares = NonNullable<Configuration['setupMiddlewares']>;

export interface Served {
  readonly port: number;
  readonly api?: string;
  /** The section's own service. */
  readonly service?: { readonly section: string; readonly origin: string };
  readonly setupMiddlewares?: Middlewares;
}

/** Serves from memory with hot module replacement. Resolves after the first build. */
export async function serve(
  configuration: WebpackConfiguration,
  { port, api, service, setupMiddlewares = (given) => given }: Served,
): Promise<void> {
  const forwarded = service === undefined ? null : forwardToService(service.section, service.origin);
  const compiler = rspack(configuration as BuildConfiguration);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      // Any address of a page may be opened directly.
      historyApiFallback: true,
      client: { logging: 'warn', overlay: { errors: true, warnings: false } },
      devMiddleware: { stats: 'errors-warnings' },
      proxy: [
        ...(forwarded === null ? [] : [forwarded.proxy]),
        ...(api === undefined ? [] : [{ context: ['/api/v1'], target: api, changeOrigin: true }]),
      ],
      // The keys before what proxies the API.
      setupMiddlewares: (given, server) => [...(forwarded === null ? [] : [forwarded.middleware]), ...setupMiddlewares(given, server)],
    },
    compiler,
  );
  servers.push(server);
  await server.start();
  await built;
}

export const stopServing = () => Promise.all(servers.map((server) => server.stop()));
