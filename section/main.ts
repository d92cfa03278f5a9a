// Commands of a section in its own repository.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './new/names.ts';

const HELP = `arena-section <command>

  new <folder>     makes a repository with a section in it   --title, --team, --contact
  dev              shows the section on its own page, on PORT (3001); API_URL names a backend, otherwise demo.ts answers
                   BACKEND_URL (or --backend) names its own service
  dev --into <console's address>   serves it to a console that runs there
  build            builds what is published, into dist/
  codemod <major>  changes the source for a new major version of the contract, as far as a program can
  stories          shows the kit and the section's own *.stories.tsx in Storybook, on PORT (6006)
                   --build writes it as a static site, into .data/stories or --out
  size             weighs the build, against "budget" in package.json
  ship <command>   publishes it: arena-section ship --help
`;

type Command = (dir: string, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./commands/new.ts')).newRepository,
  dev: async () => (await import('./commands/dev.ts')).dev,
  build: async () => (await import('./commands/build.ts')).build,
  codemod: async () => (await import('./commands/codemod.ts')).codemod,
  stories: async () => (await import('./commands/stories.ts')).stories,
  size: async () => (await import('./commands/size.ts')).size,
  ship: async () => (await import('./commands/ship.ts')).ship,
};

async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    if (!['', 'help', '--help'].includes(name)) throw new Refusal(`There is no command '${name}'.\n\n${HELP}`);
    return console.log(HELP);
  }
  const dir = process.cwd();
  if (name !== 'new' && !existsSync(path.join(dir, 'section.ts')))
    throw new Refusal(`There is no section.ts in ${dir}. Go to the folder of a section, or make one: arena-section new <folder>`);
  const execute = await command();
  await execute(dir, args);
}

run(process.argv.slice(2)).catch((error: Error) => {
  const told = error instanceof Refusal || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(told ? error.message : error);
  process.exit(1);
});
