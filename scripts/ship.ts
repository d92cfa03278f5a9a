// `npm run ship -- <command>`: the publishing command line; builds the sections first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { APPS, isApp, ROOT } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';
import { runCommandLine } from '../ship/command-line.ts';
import { Refusal, SHELL } from '../ship/registry/published-registry.ts';

await runCommandLine({
  async build(folder, say) {
    if (!isApp(folder))
      throw new Refusal(`This repository has no section ${folder}, only ${APPS.join(', ')}. Name a finished build with --build <folder>.`);
    // An outdated contract report wouldn't match the build's code.
    await (await import('../ship/contract/stored.ts')).assertReport(ROOT);
    await build([folder], say).catch((error: Error) => {
      throw new Refusal(error.message);
    });
    return path.join(ROOT, folder, 'dist');
  },
  shellVersion: () => (JSON.parse(readFileSync(path.join(ROOT, SHELL, 'package.json'), 'utf8')) as { version: string }).version,
});
