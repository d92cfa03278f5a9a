// `npm start`: builds what changed, runs the built server, shell and sections, and prints their addresses.
import { APPS } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';
import { buildPrograms } from '../tooling/build-programs.ts';
import { assertFree, readPorts } from './start/ports.ts';
import { Processes } from './start/processes.ts';

const started = Date.now();
const processes = new Processes();
let ending = false;
async function end(code: number): Promise<never> {
  ending = true;
  await processes.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void (ending ? undefined : end(0)));

const DEMO_ACCOUNTS = [
  ['administrator', 'admin@arena.test / arena-admin'],
  ['player', 'player@arena.test / arena-player'],
] as const;

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

function readBackend(): string | null {
  const value = process.env.API_URL;
  if (value === undefined || value === '') return null;
  if (!URL.canParse(value) || !value.startsWith('http'))
    throw new Error(`API_URL is '${value}'. Set it to the backend's address, such as http://localhost:9090.`);
  return new URL(value).origin;
}

async function main(): Promise<void> {
  const backend = readBackend();
  const published = Boolean(process.env.SHIP_FOLDER);
  const ports = readPorts(published);
  await assertFree(ports, backend === null);
  const api = backend ?? `http://localhost:${ports.api}`;

  await buildPrograms(backend === null ? ['api', 'origin'] : ['origin']);
  // The server seeds its database while the apps are built.
  if (backend === null)
    processes.start('server', 'api/dist/main.js', [], { API_PORT: String(ports.api), TRUST_PROXY: process.env.TRUST_PROXY ?? 'loopback' });
  await build(published ? ['shell'] : APPS);
  for (const { name, port } of ports.sections)
    processes.start(name, 'origin/dist/section.js', [`${name}/dist`], { SECTION_PORT: String(port) });
  await Promise.all(ports.sections.map(({ name, port }) => processes.ready(name, `http://localhost:${port}/section.json`)));

  const demo = backend === null && process.env.NODE_ENV !== 'production' && process.env.DATABASE_URL === undefined;
  processes.start('shell', published ? 'origin/dist/main.js' : 'origin/dist/separate-origins.js', [], {
    PORT: String(ports.shell),
    SECTION_PORTS: ports.sections.map(({ name, port }) => `${name}=${port}`).join(','),
    SHELL_FOLDER: 'shell/dist',
    API_URL: api,
    // Only our server stores submissions of the public forms.
    FORM_ENDPOINT: process.env.FORM_ENDPOINT ?? (backend === null ? '/api/v1/forms/{form}' : ''),
    // Allows developer sections in the demo.
    DEV_SECTIONS: process.env.DEV_SECTIONS ?? (demo ? 'http://localhost:*' : ''),
    ENVIRONMENT_NAME: process.env.ENVIRONMENT_NAME ?? (demo ? 'demo' : ''),
  });
  await processes.ready('shell', `http://localhost:${ports.shell}/registry.json`);
  if (backend === null) await processes.ready('server', `${api}/api/v1/health`);

  const rows: [string, string][] = [
    ['console', `http://localhost:${ports.shell}`],
    ...ports.sections.map(({ name, port }): [string, string] => [name, `http://localhost:${port}`]),
    ['server', backend === null ? `${api}/api/v1` : `${backend}/api/v1 (not started here)`],
  ];
  if (backend === null) rows.push(['OpenAPI', `${api}/api/v1/docs`]);
  console.log(`\nArena Console is up after ${((Date.now() - started) / 1000).toFixed(1)} s.\n\n${table(rows)}\n`);
  if (demo) console.log(`Sign in as\n${table(DEMO_ACCOUNTS)}\n`);
  else if (backend === null) console.log('No demo accounts here. `npm run create-admin -w api` makes the first administrator.\n');
  console.log('Ctrl-C stops everything.');
}

main().catch((error: Error) => {
  console.error(error.message);
  return end(1);
});
