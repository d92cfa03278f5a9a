import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tooling/apps.ts';

const CONFIGURATION = path.join(ROOT, 'deploy/nginx.conf');
const UP_WITHIN_MS = 10_000;
const ASK_EVERY_MS = 20;
const LOGGED_WITHIN_MS = 2000;

/** What stands between double underscores in deploy/nginx.conf. */
export interface Places {
  readonly PORT: string;
  readonly SERVER_NAME: string;
  readonly SHELL: string;
  readonly API: string;
  readonly SHIP_FOLDER: string;
  readonly SHELL_FOLDER: string;
  readonly SECTION_PORT: string;
  readonly SECTION_FOLDER: string;
}

function configured(places: Readonly<Record<string, string>>): string {
  return readFileSync(CONFIGURATION, 'utf8').replace(/__([A-Z_]+)__/g, (word, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`deploy/nginx.conf has ${word}, and nothing says what that is.`);
    return value;
  });
}

/** The content types as this nginx's package has them. */
function typesOf(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const file = path.join(path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? ''), 'mime.types');
  if (!existsSync(file)) throw new Error(`${nginx} has no mime.types next to its configuration (looked for ${file}).`);
  return file;
}

/** The http block of a distribution, with everything that it writes in one folder. */
function around(configuration: string, types: string, folder: string): string {
  const at = (name: string) => path.join(folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`);
  return [
    // Only root may choose who the workers are.
    ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
    `pid ${at('nginx.pid')};`,
    `error_log ${at('error.log')} notice;`,
    'worker_processes 2;',
    'events { worker_connections 256; }',
    `http { include ${types}; default_type application/octet-stream; sendfile on; access_log off; ${temporary.join(' ')}`,
    `include ${configuration}; }`,
    '',
  ].join('\n');
}

const isListening = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve((socket.destroy(), true)));
    socket.once('error', () => resolve(false));
  });

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

export interface Nginx {
  /** The file from deploy/, and the command that tests and reloads this nginx. */
  readonly site: string;
  readonly command: string;
  /** The last line of its log about a file that it has sent. Throws when there is none soon: nginx writes after it has answered. */
  lineOf(address: string): Promise<string>;
  close(): Promise<void>;
}

/** A real nginx with the configuration of deploy/, in a folder of its own that goes with it. Throws what `nginx -t` says. `change`: alters it first. */
export async function startNginx(nginx: string, places: Places, change = (configuration: string) => configuration): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-nginx-'));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const main = path.join(folder, 'nginx.conf');
  const log = path.join(folder, 'error.log');
  const site = path.join(folder, 'arena.conf');
  const options = ['-p', folder, '-c', main, '-e', log];
  try {
    mkdirSync(path.join(folder, 'logs'));
    writeFileSync(site, change(configured({ ...places, LOG_FOLDER: path.join(folder, 'logs') })));
    writeFileSync(main, around(site, typesOf(nginx), folder));
    const test = spawnSync(nginx, [...options, '-t'], { encoding: 'utf8' });
    if (test.status !== 0) throw new Error(`nginx -t refuses deploy/nginx.conf:\n${test.stderr}`);
    if (/\[warn\]/.test(test.stderr)) throw new Error(`nginx -t warns of deploy/nginx.conf:\n${test.stderr}`);
  } catch (error) {
    remove();
    throw error;
  }
  const child = spawn(nginx, [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  // An interrupted run leaves no server behind.
  const endWithUs = () => (child.kill('SIGTERM'), remove());
  process.once('exit', endWithUs);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lineOf = async (address: string) => {
    for (const end = Date.now() + LOGGED_WITHIN_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))) {
      const lines = read(path.join(folder, 'logs/arena.access.log')).split('\n');
      const line = lines.findLast((one) => one.includes(`"GET ${address}" 200 `));
      if (line !== undefined) return line;
    }
    throw new Error(`${address} is not in nginx's log.`);
  };
  const close = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended(child);
    clearTimeout(force);
    process.off('exit', endWithUs);
    remove();
  };
  const deadline = Date.now() + UP_WITHIN_MS;
  while (!(await isListening(places.PORT))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const said = read(log);
      await close();
      throw new Error(`nginx did not come up:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return { site, command: [nginx, ...options].join(' '), lineOf, close };
}
