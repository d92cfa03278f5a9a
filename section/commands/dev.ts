import { parseArgs } from 'node:util';
import { nameOf } from '../build/packages.ts';
import { configurationOf } from '../build/configuration.ts';
import { importSection } from '../build/descriptor.ts';
import { consoleOf } from '../dev/remote-console/console-of.ts';
import { serviceOrigin } from '../dev/section-service.ts';
import { serve, stopServing } from '../dev/serve.ts';
import { Refusal } from '../new/names.ts';

function portOf(value: string | undefined): number {
  const port = value === undefined || value === '' ? 3001 : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(`PORT is '${value}'. Set it to a port between 1 and 65535.`);
  return port;
}

/** Serves the section to a remote console until stopped. */
async function inside(dir: string, target: string, port: number): Promise<void> {
  const [{ developInto }, define] = await Promise.all([import('../dev/remote-console/develop.ts'), configurationOf(dir)]);
  const stop = await developInto({ name: nameOf(dir), production: define('production'), port, console: consoleOf(target) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
}

/** Serves the section's own page, with hot module replacement. */
export async function dev(dir: string, args: readonly string[] = []): Promise<void> {
  const port = portOf(process.env.PORT);
  const { into, backend } = parseArgs({ args: [...args], options: { into: { type: 'string' }, backend: { type: 'string' } } }).values;
  if (into !== undefined) return inside(dir, into, port);
  const api = process.env.API_URL ? new URL(process.env.API_URL).origin : undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stopServing().then(() => process.exit(0)));
  const define = await configurationOf(dir);
  const origin = serviceOrigin(backend ?? process.env.BACKEND_URL);
  const { name, mounts } = await importSection(dir);
  const service = origin === undefined ? {} : { service: { section: name, origin } };
  await serve(define('development'), { port, ...(api === undefined ? {} : { api }), ...service });
  const platform = api === undefined ? 'demo.ts answers; API_URL names a backend' : `backend: ${api}`;
  console.log(`\n${nameOf(dir)} alone (${platform}): http://localhost:${port}${mounts[0]?.path ?? '/'}\nCtrl-C stops it.`);
}
