import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const OWNER = userInfo().uid === 0 ? 'postgres' : null;
const START_WITHIN_MS = 60_000;

/** The folder of PostgreSQL's programs, the newest version's; null when there is none on this machine. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A PostgreSQL server of its own in a temporary folder, to be restarted and killed at will. */
export class Cluster {
  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(programs: string): Promise<Cluster> {
    const cluster = await Cluster.#empty(programs);
    await cluster.#program('initdb', ['-D', cluster.#data, '-A', 'trust', '-U', 'arena']);
    await cluster.start();
    return cluster;
  }

  static async #empty(programs: string): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), 'arena-chaos-'));
    if (OWNER !== null) {
      const idOf = async (flag: string) => Number((await run('id', [flag, OWNER])).stdout);
      await chown(folder, await idOf('-u'), await idOf('-g'));
    }
    return new Cluster(programs, folder, await freePort());
  }

  /** A standby of this server. From now on a commit waits until the standby has it too. */
  async standby(): Promise<Cluster> {
    const standby = await Cluster.#empty(this.programs);
    await standby.follow(this);
    return standby;
  }

  /** Becomes a standby of another server, in any earlier role. */
  async follow(primary: Cluster): Promise<void> {
    await rm(this.#data, { recursive: true, force: true });
    await this.#program('pg_basebackup', ['-d', primary.url, '-D', this.#data, '-R', '-c', 'fast']);
    await this.start();
    await primary.#run(`alter system set synchronous_standby_names = '*'`);
    await primary.#run('select pg_reload_conf()');
  }

  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#control('stop', '-m', mode);
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await this.#control('promote');
  }

  async #run(statement: string): Promise<void> {
    await this.#program('psql', ['-d', this.url, '-c', statement]);
  }

  get url(): string {
    return `postgres://arena@${this.address}/postgres`;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  get #data(): string {
    return join(this.folder, 'data');
  }

  /** Again and again: after a kill, the processes that are left hold on to the shared memory for a moment. */
  async start(): Promise<void> {
    const end = Date.now() + START_WITHIN_MS;
    for (;;) {
      try {
        return await this.#control('start', '-o', this.#options);
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  restart(mode: 'fast' | 'immediate'): Promise<void> {
    return this.#control('restart', '-m', mode, '-o', this.#options);
  }

  /** `kill -9` of the postmaster. */
  async kill(): Promise<void> {
    const [pid] = (await readFile(join(this.#data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  async remove(): Promise<void> {
    await this.#control('stop', '-m', 'immediate').catch(() => {});
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Without fsync, since the machine itself stays up. Commits still wait for their log, because the server's memory is lost. */
  get #options(): string {
    return `-p ${this.port} -k ${this.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=on`;
  }

  #control(...args: string[]): Promise<void> {
    return this.#program('pg_ctl', ['-D', this.#data, '-w', '-l', join(this.folder, 'log'), ...args]);
  }

  async #program(name: string, args: string[]): Promise<void> {
    const path = join(this.programs, name);
    await (OWNER === null ? run(path, args) : run('runuser', ['-u', OWNER, '--', path, ...args]));
  }
}
