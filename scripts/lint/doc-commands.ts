import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HELP } from '../../ship/help.ts';
import { ROOT } from '../../tooling/apps.ts';

const TEMPLATES = 'section/new/templates';
/** The word by itself, as at the start of a line of help, or after a command. */
const SHIP_COMMANDS = [...HELP.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name);
const SHIP_ACTIONS: Readonly<Record<string, RegExp>> = { token: /^(?:add|list|remove)$/, key: /^(?:new|rotate|switch|drop|list)$/ };

function scriptsIn(manifest: string): readonly string[] {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(ROOT, manifest), 'utf8')) as { scripts?: Record<string, string> };
  return Object.keys(scripts);
}

/** The scripts of a workspace, of one that `new-section` makes, or of the root and of a section's own repository. */
function scriptsOf(workspace: string | undefined): readonly string[] {
  if (workspace === undefined) return [...scriptsIn('package.json'), ...scriptsIn(`${TEMPLATES}/own/package.json.txt`)];
  const manifest = `${workspace}/package.json`;
  return scriptsIn(existsSync(path.join(ROOT, manifest)) ? manifest : `${TEMPLATES}/inside/package.json.txt`);
}

/** The sets and checks of `npm test`. */
const testSets = () =>
  [...readFileSync(path.join(ROOT, 'scripts/test.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \[/gm)].map(([, name = '']) => name);

function isShipCommand([command = '', action = '', ...rest]: readonly string[]): boolean {
  const actions = SHIP_ACTIONS[command];
  const options = [command, action, ...rest].filter((word) => word.startsWith('--'));
  if (!options.every((option) => HELP.includes(option) || option === '--help')) return false;
  return ['help', '--help'].includes(command) || (SHIP_COMMANDS.includes(command) && (actions === undefined || actions.test(action)));
}

function isNpmCommand(words: readonly string[]): boolean {
  const workspace = words.indexOf('-w');
  const end = words.indexOf('--');
  const script = words[0] === 'run' ? words[1] : words[0];
  const args = end === -1 ? [] : words.slice(end + 1);
  if (['ci', 'install'].includes(script ?? '')) return true;
  if (!scriptsOf(workspace === -1 ? undefined : words[workspace + 1]).includes(script ?? '')) return false;
  if (script === 'ship') return isShipCommand(args);
  return script !== 'test' || workspace !== -1 || args[0] === undefined || testSets().includes(args[0]);
}

function isNpxCommand(words: readonly string[]): boolean {
  const [name = '', ...args] = words.filter((word, place) => word !== '-p' && words[place - 1] !== '-p');
  if (name === 'arena-ship') return isShipCommand(args);
  return existsSync(path.join(ROOT, 'node_modules/.bin', path.basename(name)));
}

/** A built program, which has a source. */
function isProgram([program = '']: readonly string[]): boolean {
  const [, folder = '', name = ''] = /^(\w+)\/dist\/([\w-]+)\.js$/.exec(program) ?? [];
  return folder === '' || ['', 'src/', 'server/'].some((under) => existsSync(path.join(ROOT, folder, `${under}${name}.ts`)));
}

const CHECKS: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  npm: isNpmCommand,
  npx: isNpxCommand,
  node: isProgram,
};

/** The simple commands of a block of shell lines, without comments, here-documents and assignments before a command. */
function commandsOf(block: string): readonly string[] {
  const lines = block
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/<<'(\w+)'\n.*?^\1$/gms, '')
    .replaceAll(/(?:^|\s)#.*$/gm, '');
  return lines.split(/&&|\|\|?|;|\n/).map((command) => command.trim().replace(/^(?:do |export |[A-Z_]+=(?:'[^']*'|[^\s']\S*)? )+/, ''));
}

/** The commands of each block of shell lines, without blocks marked `sh no-run`. */
export const commandBlocks = (markdown: string): readonly (readonly string[])[] =>
  [...markdown.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = '']) => commandsOf(block).filter((command) => command !== ''));

/** The commands of a Markdown file that this repository doesn't have. */
export const unknownCommands = (markdown: string): readonly string[] =>
  commandBlocks(markdown)
    .flat()
    .filter((command) => {
      const [program = '', ...words] = command.split(/\s+/);
      return CHECKS[program]?.(words) === false;
    });
