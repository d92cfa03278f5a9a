import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { forConsole } from './configuration.ts';
import { BuildServer } from './server.ts';

const SCREEN = '/admin/sections';
const SERVICE = '/-/dev-sections';
const PATIENCE_MS = 3000;

interface Options {
  /** The section's folder, `mfe-rooms`. */
  readonly name: string;
  readonly production: Configuration;
  readonly port: number;
  /** The console's origin. */
  readonly console: string;
}

/** False for an unreachable console, because the browser may still reach it. */
async function isSwitchedOff(console: string): Promise<boolean> {
  try {
    const answer = await fetch(console + SERVICE, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok && ((await answer.json()) as { allowed?: readonly string[] }).allowed?.length === 0;
  } catch {
    return false;
  }
}

function whatToDo({ name, console }: Options, origin: string): string {
  return `
${name} for ${console}: ${origin}

  1. Open ${console}${SCREEN} as an administrator.
  2. Under "From a developer's machine" type ${origin}, continue, and confirm.

Your own browser then takes ${name} from here, for eight hours at the most; a saved change is there at once.
The banner's Stop ends it in the console. Ctrl-C stops this.`;
}

/** Builds a section after every change and serves it to one remote console only. */
export async function developInto(options: Options): Promise<() => Promise<void>> {
  const { production, port, console: target } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-into-'));
  const server = new BuildServer({ folder, port, console: target });
  await server.listen().catch((error: NodeJS.ErrnoException) => {
    rmSync(folder, { recursive: true, force: true });
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is taken by another program. Stop that program, or choose another port with PORT.`)
      : error;
  });

  const compiler = webpack(forConsole(production, folder));
  let last = '';
  const firstBuild = new Promise<void>((resolve) => {
    compiler.watch({ aggregateTimeout: 20, ignored: /[\\/](node_modules|dist)[\\/]/ }, (error, stats) => {
      const failed = error !== null || stats === undefined || stats.hasErrors();
      if (failed) console.log(error?.stack ?? stats?.toString({ preset: 'errors-only' }) ?? '');
      else if (stats.hash !== last) {
        if (last !== '') console.log(`Built in ${(stats.endTime ?? 0) - (stats.startTime ?? 0)} ms.`);
        last = stats.hash ?? '';
        server.announce();
      }
      resolve();
    });
  });
  const [off] = await Promise.all([isSwitchedOff(target), firstBuild]);
  console.log(whatToDo(options, server.origin));
  if (off)
    console.log(`\n${target} does not allow it now: its operator has to set DEV_SECTIONS=${new URL(server.origin).protocol}//localhost:*`);
  return async () => {
    await Promise.all([new Promise<void>((resolve) => compiler.close(() => resolve())), server.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
