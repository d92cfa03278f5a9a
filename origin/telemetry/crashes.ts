import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { TelemetryCrash } from '@arena/shared/contract/telemetry';
import { replaceFile } from '../../ship/registry/replace-file.ts';

export interface CrashSeen extends TelemetryCrash {
  readonly section: string;
  readonly version: string;
}

/** Where a version crashes: the newest stacks that differ, each with how often it was reported. */
export interface CrashRecord extends TelemetryCrash {
  readonly reports: number;
  /** ISO 8601, UTC. */
  readonly last: string;
}

const KEPT = 20;
const KEPT_DAYS = 30;
const rootOf = (folder: string) => path.join(folder, '.figures', 'crashes');
const keyOf = ({ type, frames }: Pick<CrashRecord, 'type' | 'frames'>) => [type, ...frames].join(' ');

function merged(records: readonly CrashRecord[]): readonly CrashRecord[] {
  const byStack = new Map<string, CrashRecord>();
  for (const one of records) {
    const before = byStack.get(keyOf(one));
    const last = before === undefined || one.last > before.last ? one.last : before.last;
    byStack.set(keyOf(one), { ...one, reports: one.reports + (before?.reports ?? 0), last });
  }
  return [...byStack.values()].sort((a, b) => (a.last < b.last ? 1 : -1)).slice(0, KEPT);
}

const entriesOf = async (folder: string) => readdir(folder).catch(() => []);

/** The last stacks of a version, of all servers that have written here, the newest first. */
export async function readCrashes(folder: string, section: string, version: string): Promise<readonly CrashRecord[]> {
  const of = path.join(rootOf(folder), section, version);
  const files = (await entriesOf(of)).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(of, file), 'utf8')));
  return merged(texts.flatMap((text) => JSON.parse(text) as CrashRecord[]));
}

/** The stacks that this server received, and its file for each version. */
export class Crashes {
  readonly #known = new Map<string, readonly CrashRecord[]>();
  readonly #changed = new Set<string>();

  constructor(private readonly folder: string) {}

  add({ section, version, type, frames }: CrashSeen, now: Date): void {
    const of = path.join(section, version);
    this.#known.set(of, merged([...(this.#known.get(of) ?? []), { type, frames, reports: 1, last: now.toISOString() }]));
    this.#changed.add(of);
  }

  async write(): Promise<void> {
    for (const of of [...this.#changed]) {
      const file = path.join(rootOf(this.folder), of, `${hostname()}-${process.pid}.json`);
      await mkdir(path.dirname(file), { recursive: true });
      await replaceFile(file, JSON.stringify(this.#known.get(of)));
      this.#changed.delete(of);
    }
  }

  async dropOld(now: Date): Promise<void> {
    const oldest = now.getTime() - KEPT_DAYS * 86_400_000;
    const root = rootOf(this.folder);
    for (const section of await entriesOf(root))
      for (const version of await entriesOf(path.join(root, section)))
        for (const file of await entriesOf(path.join(root, section, version))) {
          const at = path.join(root, section, version, file);
          if ((await stat(at)).mtimeMs < oldest) await rm(at, { force: true });
        }
  }
}
