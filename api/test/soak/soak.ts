import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The process's memory, in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

export interface Sample {
  readonly seconds: number;
  readonly megabytes: number;
  /** Answered since the sample before, and the slowest of them. */
  readonly calls: number;
  readonly slowestMs: number;
}

interface Soak {
  readonly pid: number;
  readonly origin: string;
  readonly token: string;
  readonly calls: readonly string[];
  readonly administrators: number;
  readonly seconds: number;
  readonly everySeconds: number;
  /** How long a user looks at a screen before opening the next one. */
  readonly lookMs: number;
  readonly onSample?: (sample: Sample) => void;
}

/**
 * Several administrators, each opening one screen after another, while the memory of the server's process is measured. Any refusal ends the
 * run.
 */
export async function soak({ pid, origin, token, calls, ...how }: Soak): Promise<readonly Sample[]> {
  const start = performance.now();
  const end = start + how.seconds * 1000;
  const samples: Sample[] = [];
  let [answered, slowestMs] = [0, 0];

  const read = async (path: string) => {
    const from = performance.now();
    const answer = await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    // The response is discarded.
    for await (const piece of answer.body) if (piece !== null && performance.now() > end) break;
    answered += 1;
    slowestMs = Math.max(slowestMs, performance.now() - from);
  };
  const administrator = async (number: number) => {
    for (let turn = number * 7; performance.now() < end; turn += 1) {
      await read(calls[turn % calls.length] ?? '/counts');
      await pause(how.lookMs);
    }
  };
  const watch = async () => {
    for (let next = start + how.everySeconds * 1000; next <= end; next += how.everySeconds * 1000) {
      await pause(Math.max(0, next - performance.now()));
      const sample = { seconds: (performance.now() - start) / 1000, megabytes: await memoryOf(pid), calls: answered, slowestMs };
      [answered, slowestMs] = [0, 0];
      samples.push(sample);
      how.onSample?.(sample);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: how.administrators }, (_, number) => administrator(number))]);
  return samples;
}

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** The last fifth of the time against the second: in the first one the process still grows into its work. */
export function growthOf(samples: readonly Sample[]): number {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const of = (from: number) => median(samples.slice(from, from + fifth).map(({ megabytes }) => megabytes));
  return of(samples.length - fifth) / of(fifth);
}
