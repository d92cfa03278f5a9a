import { nameOf } from '../build/packages.ts';
import { withName } from './ship-arguments.ts';

/** Builds the section first and adds its name to the arguments. */
export async function ship(dir: string, args: readonly string[]): Promise<void> {
  const name = nameOf(dir);
  // The publishing module reads the process arguments on load.
  process.argv = [...process.argv.slice(0, 2), ...withName(args, name)];
  const { Refusal, runCommandLine } = await import('@arena/ship');
  await runCommandLine({
    async build(folder, say) {
      if (folder !== name) throw new Refusal(`This repository has ${name}, not ${folder}. Name a finished build with --build.`);
      const { buildSection } = await import('./build.ts');
      return buildSection(dir, say).catch((error: Error) => {
        throw new Refusal(error.message);
      });
    },
    shellVersion() {
      throw new Refusal('The shell is published from its own repository.');
    },
  });
}
