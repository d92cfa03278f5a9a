// `npm run dev [-w mfe-rooms [-- --into <console>] | -- kit [--build]]`: the console, one section, or Storybook.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isApp, isSection, ROOT } from '../tooling/apps.ts';
import { buildPrograms } from '../tooling/build-programs.ts';
import { isUp } from '../tooling/network.ts';
import { configurationOf } from '../section/build/configuration.ts';
import { consoleOf } from '../section/dev/remote-console/console-of.ts';
import { assertFree, readPorts } from './start/ports.ts';
import { Processes } from './start/processes.ts';

const processes = new Processes();
let stopServing = async (): Promise<unknown> => undefined;

async function end(code: number): Promise<never> {
  await Promise.all([processes.stop(), stopServing()]);
  process.exit(code);
}

/** Starts our server unless a backend is configured or already running on the port. */
async function bringUpApi(api: string): Promise<void> {
  if (process.env.API_URL) return;
  if (await isUp(`${api}/api/v1/health`)) return;
  await buildPrograms(['api']);
  // Skips optimizing the embedded WebAssembly database, which takes a third of the start while both cores are busy.
  processes.start('server', 'api/dist/main.js', [], { API_PORT: new URL(api).port }, ['--liftoff-only']);
  await processes.ready('server', `${api}/api/v1/health`);
}

async function main(only: string | undefined): Promise<void> {
  const ports = readPorts();
  const api = process.env.API_URL ? new URL(process.env.API_URL).origin : `http://localhost:${ports.api}`;
  const section = only === undefined || only === 'shell' ? null : only;
  if (section !== null && !isSection(section)) throw new Error(`'${section}' is not a section of this repository.`);
  if (section === null) await assertFree(ports, false);
  // The server starts slowest, so everything else builds in the meantime.
  const ready = bringUpApi(api);
  const apps = await import('./dev/apps.ts');
  stopServing = apps.stopServing;
  await Promise.all([ready, section === null ? apps.everything(ports, api) : apps.alone(section, ports, api)]);
  const port = ports.sections.find(({ name }) => name === section)?.port ?? ports.shell;
  const what = section === null ? 'The console: ' : `${section} alone (signs in as the demo administrator): `;
  console.log(`\n${what}http://localhost:${port}/\nCtrl-C stops ${section === null ? 'everything' : 'it'}.`);
}

async function inside(target: string, name: string | undefined): Promise<void> {
  if (name === undefined || !isSection(name)) throw new Error(`Name the section: npm run dev -w mfe-rooms -- --into ${target}`);
  const { developInto } = await import('../section/dev/remote-console/develop.ts');
  const define = await configurationOf(path.join(ROOT, name));
  // Avoids the ports of `npm start`, which may run the console.
  const port = (readPorts().sections.find((section) => section.name === name)?.port ?? 0) + 900;
  stopServing = await developInto({ name, production: define('production'), port, console: consoleOf(target) });
}

async function run([first, ...others]: readonly string[]): Promise<void> {
  // Storybook takes the other options.
  if (first === 'kit') return (await import('../section/commands/stories.ts')).stories(ROOT, others, String(readPorts().shell));
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
  const app = positionals[0];
  if (app !== undefined && !isApp(app)) {
    console.error(`'${app}' is not an app of this repository.`);
    process.exit(2);
  }
  return values.into === undefined ? main(app) : inside(values.into, app);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));
run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  return end(1);
});
