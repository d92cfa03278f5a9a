import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { canary, type Publisher, promote, publish, rollback } from './commands.ts';
import { FolderStore } from './folder-store.ts';
import { type Entry, type PublishedRegistry, Refusal, SHELL } from './published-registry.ts';
import { ownerLines } from './owner-lines.ts';
import { publishShell, rollbackShell } from './shell.ts';

const HELP = `npm run ship -- <command> [options]

  publish <section>             builds, checks and uploads it, and makes it live for everybody
      --share <per cent>        … for a share of the people only
      --hold                    … for nobody yet
      --version <1.5.0>         under this number instead of the one of its package.json
      --build <folder>          takes a finished build
  canary <section> <version> --share <per cent>
                                gives an uploaded version to a share of the people
  promote <section> [version]   gives the candidate, or the named version, to everybody
  rollback <section> [--to <version>]
                                takes the candidate back, or where there is none the live version, by one step
  history <section>             who did what, when and why
  status [section]              what is live, whose it is and what it weighs

  The shell is published, taken back and asked after as \`shell\`; it has no candidate.

  --folder <path>   the folder of static files (or SHIP_FOLDER; .data/live when neither is given)
  --why <words>     what the history shall say      --by <name>   who does it, when not the git user
  --dry-run         only finds out whether it could be done
  --json            answers for scripts
`;

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const OPTIONS = {
  ...{ share: TEXT, version: TEXT, build: TEXT, to: TEXT, folder: TEXT, why: TEXT, by: TEXT },
  ...{ hold: SWITCH, 'dry-run': SWITCH, json: SWITCH, help: SWITCH },
};

function whoIsThis(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return userInfo().username;
  }
}

/** The state of a section, or of the shell. */
interface Row {
  readonly folder: string;
  readonly live: string;
  readonly candidate: { readonly version: string; readonly share: number } | null;
  readonly history: readonly Entry[];
}

function rowsOf(registry: PublishedRegistry): readonly Row[] {
  const sections = registry.sections.map(({ folder, live, candidate, history }) => ({
    ...{ folder, live: live.version, history },
    candidate: candidate === null ? null : { version: candidate.version, share: candidate.share },
  }));
  const { shell } = registry;
  return shell === undefined
    ? sections
    : [{ folder: SHELL, live: shell.live.version, candidate: null, history: shell.history }, ...sections];
}

const liveLine = ({ folder, live, candidate }: Row) =>
  `${folder.padEnd(18)} ${live}${candidate === null ? '' : `, and ${candidate.version} for ${candidate.share} %`}`;

const historyLines = ({ history }: Row) =>
  history.map(({ at, action, version, share, by, why }) =>
    [at.slice(0, 19).replace('T', ' '), action.padEnd(8), version, share === null ? '' : `${share} %`, by, why]
      .filter((part) => part !== '')
      .join('  '),
  );

/** The repository that sections are built in, where the command line is run from one. */
export interface Repository {
  /** Builds a section, or the shell, and answers where its build is. Throws a `Refusal` when there is none to be had. */
  build(folder: string, say: Publisher['say']): Promise<string>;
  /** The number of the shell, where `--version` names none. */
  shellVersion(): string;
}

function fail(error: Error): never {
  const isMessage = error instanceof Refusal || error.name === 'TypeError';
  console.error(isMessage ? error.message : error);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return fail(error as Error);
  }
}
const { values, positionals } = readArguments();
const [command = '', folder = '', version] = positionals;
const json = values.json === true;

const publisher: Publisher = {
  store: new FolderStore(path.resolve(values.folder ?? process.env.SHIP_FOLDER ?? '.data/live')),
  by: values.by ?? whoIsThis(),
  why: values.why ?? '',
  now: () => new Date(),
  dryRun: values['dry-run'] === true,
  // With --json only the answer goes to the standard output.
  say: (line) => (json ? console.error(line) : console.log(line)),
};
const share = values.share === undefined ? undefined : Number(values.share);

function named(): string {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(folder)) throw new Refusal(`Name a section, such as mfe-rooms.\n\n${HELP}`);
  return folder;
}

async function finishedBuild(repository: Repository | null): Promise<string> {
  if (values.build !== undefined) return path.resolve(values.build);
  if (repository === null) throw new Refusal(`Name the finished build of ${named()} with --build <folder>.`);
  return repository.build(named(), publisher.say);
}

function shellVersion(repository: Repository | null): string {
  const number = values.version ?? repository?.shellVersion();
  if (number === undefined) throw new Refusal('Name the number of the shell with --version, such as --version 1.1.0.');
  return number;
}

async function publishNamed(repository: Repository | null): Promise<PublishedRegistry> {
  const publication = {
    ...{ folder: named(), build: await finishedBuild(repository) },
    ...(values.hold === true ? { hold: true } : {}),
    ...(share === undefined ? {} : { share }),
  };
  if (folder === SHELL) return publishShell(publisher, { ...publication, version: shellVersion(repository) });
  return publish(publisher, { ...publication, ...(values.version === undefined ? {} : { version: values.version }) });
}

/** The commands that change what is live. */
const CHANGES: Readonly<Record<string, (repository: Repository | null) => Promise<PublishedRegistry>>> = {
  publish: publishNamed,
  canary: async () => {
    if (folder === SHELL) throw new Refusal('The shell has no candidate: its document is sent before anybody knows to whom.');
    if (version === undefined || share === undefined) throw new Refusal('Write: canary <section> <version> --share <per cent>');
    return canary(publisher, named(), version, share);
  },
  promote: async () => {
    if (folder === SHELL) throw new Refusal('The shell has no candidate: publish it, or take it back with rollback.');
    return promote(publisher, named(), version);
  },
  rollback: async () => (folder === SHELL ? rollbackShell(publisher, values.to) : rollback(publisher, named(), values.to)),
};

function printChange(registry: PublishedRegistry): void {
  const row = rowsOf(registry).find((one) => one.folder === folder) ?? null;
  if (json) return console.log(JSON.stringify({ dryRun: publisher.dryRun, revision: registry.revision, section: row }));
  console.log(
    `${publisher.dryRun ? 'It could be done: ' : ''}${row === null ? `${folder} is uploaded and live for nobody` : liveLine(row)}`,
  );
}

async function printState(lineOf: (row: Row) => string): Promise<void> {
  const { place } = publisher.store;
  const registry = await publisher.store.read();
  const rows = rowsOf(registry).filter((row) => folder === '' || row.folder === named());
  if (folder !== '' && rows.length === 0) throw new Refusal(`${folder} has no live version in ${place}.`);
  if (json) return console.log(JSON.stringify({ revision: registry.revision, sections: rows }));
  if (rows.length === 0) console.log(`Nothing is live in ${place} yet.`);
  for (const row of rows) console.log(lineOf(row));
}

/** What is live, whose it is and what it weighs. */
async function statusOf(): Promise<(row: Row) => string> {
  const lines = await ownerLines(publisher.store.place, await publisher.store.read());
  return (row) => [liveLine(row), ...(lines.get(row.folder) ?? [])].join('\n');
}

async function run(repository: Repository | null): Promise<void> {
  const change = Object.hasOwn(CHANGES, command) ? CHANGES[command] : undefined;
  if (values.help === true || command === '') console.log(HELP);
  else if (change !== undefined) printChange(await change(repository));
  else if (command === 'status') await printState(await statusOf());
  else if (command === 'history') await printState((row) => historyLines(row).join('\n'));
  else throw new Refusal(`There is no command '${command}'.\n\n${HELP}`);
}

/** Does what the process's arguments say. Without a repository, `publish` takes finished builds only. */
export const runCommandLine = (repository: Repository | null = null): Promise<void> => run(repository).catch(fail);
