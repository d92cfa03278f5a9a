import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileProblem } from '@arena/shared/contract';
import { deprecationsCommand } from './deprecations.ts';
import { figuresOfDay } from './figures-line.ts';
import { FolderStore } from './folder-store.ts';
import { HELP } from './help.ts';
import { readFigures } from './registry/figures-folder.ts';
import { CANARY_RULES, FEWEST_PEOPLE, type FiguresSource } from './judge/people.ts';
import { watchFromTerminal } from './judge/watch-command.ts';
import { COMMANDS, type Desk, type Order, type Outcome, type Row, rowsOf } from './order.ts';
import { assertBuilt, assertCanary, folderDesk, previewOutcome } from './orders.ts';
import { ownerLines } from './owner-lines.ts';
import { assertStarts } from './entry-start.ts';
import { notThere, Refusal, SHELL } from './registry/published-registry.ts';
import type { Publication, Publisher } from './publisher.ts';
import { assertPreview, previewList, previewText } from './preview-command.ts';
import { createPreview } from './previews.ts';
import { publishSet, rollbackSet } from './sets.ts';
import { consoleAt, RemoteDesk } from './remote.ts';
import { keyCommand } from './key-commands.ts';
import { signFolder } from './sign-folder.ts';
import { keysFrom } from './registry/signing.ts';
import { tokenCommand } from './token-commands.ts';

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const OPTIONS = {
  ...{ share: TEXT, version: TEXT, build: TEXT, folder: TEXT, why: TEXT, by: TEXT, days: TEXT, stop: TEXT },
  // The version to roll back to, and the console to do it at.
  to: { type: 'string', multiple: true } as const,
  ...{ hold: SWITCH, set: SWITCH, watch: SWITCH, list: SWITCH, 'dry-run': SWITCH, json: SWITCH, help: SWITCH },
};

function whoIsThis(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return userInfo().username;
  }
}

const liveLine = ({ folder, live, candidate }: Row) =>
  `${folder.padEnd(18)} ${live}${candidate === null ? '' : `, and ${candidate.version} for ${candidate.share} %`}`;

const historyLines = ({ history }: Row) =>
  history.map(({ at, action, version, share, by, why }) =>
    [at.slice(0, 19).replace('T', ' '), action.padEnd(8), version, share === null ? '' : `${share} %`, by, why]
      .filter((part) => part !== '')
      .join('  '),
  );

export interface Repository {
  /** Builds a section, or the shell, and answers where its build is. Throws a `Refusal` when there is none to be had. */
  build(folder: string, say: Publisher['say']): Promise<string>;
  /** The number of the shell, where `--version` names none. */
  shellVersion(): string;
}

function fail(error: Error): never {
  const isMessage = error instanceof Refusal || error.name === 'TypeError';
  console.error(isMessage ? error.message + whyHere(error.message) : (fileProblem(error, place) ?? error));
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
const { values, positionals } = readArguments();
const [command = '', folder = '', version] = positionals;
const json = values.json === true;
const place = path.resolve(values.folder ?? process.env.SHIP_FOLDER ?? '.data/live');
/** Teams publish elsewhere, so a message about the default folder says why it was used. */
const whyHere = (message: string) =>
  message.includes(place) && values.folder === undefined && !process.env.SHIP_FOLDER
    ? `\n${place} is the default: neither SHIP_FOLDER nor SHIP_ADDRESS is set.`
    : '';
const keys = keysFrom(process.env, place);
const publisher: Publisher = {
  store: new FolderStore(place, keys),
  by: values.by ?? whoIsThis(),
  why: values.why ?? '',
  now: () => new Date(),
  dryRun: values['dry-run'] === true,
  // With --json only the answer goes to the standard output.
  say: (line) => (json ? console.error(line) : console.log(line)),
};
const isAddress = (text: string) => /^https?:\/\//i.test(text);
const backTo = values.to?.find((text) => !isAddress(text));

/** Where the command goes: a folder, or a running console. What is named in the command counts more than the environment. */
function deskOf(): Desk {
  const named = values.to?.find(isAddress);
  const { SHIP_ADDRESS, SHIP_FOLDER, SHIP_TOKEN } = process.env;
  if (named === undefined && values.folder === undefined && SHIP_ADDRESS && SHIP_FOLDER)
    throw new Refusal('SHIP_ADDRESS and SHIP_FOLDER are both set: name one with --to <address> or --folder <path>.');
  const address = named ?? (values.folder === undefined ? SHIP_ADDRESS : undefined);
  if (!address) return folderDesk(publisher);
  if (named !== undefined && values.folder !== undefined) throw new Refusal('Name a folder or the address of a console, not both.');
  if (!SHIP_TOKEN) throw new Refusal(`Set SHIP_TOKEN to your team's token for ${address}. Its operator makes one: token add <section>`);
  return new RemoteDesk(consoleAt(address), SHIP_TOKEN.trim(), publisher);
}

function sectionNamed(name = folder): string {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name)) throw new Refusal(`Name a section, such as mfe-rooms.\n\n${HELP}`);
  return name;
}

/** For several sections, `--build` names a folder with one build per member. */
async function finishedBuild(repository: Repository | null, section: string): Promise<string> {
  const named = path.resolve(values.build ?? '', values.set === true || (command === 'preview' && version !== undefined) ? section : '');
  const made = values.build === undefined ? repository?.build(section, publisher.say) : named;
  if (made === undefined) throw new Refusal(`Name the finished build of ${section} with --build <folder>.`);
  const build = await made;
  if (section !== SHELL) await assertStarts(build);
  return build;
}

async function orderOf(name: Order['command'], repository: Repository | null, section = sectionNamed()): Promise<Order> {
  const publishes = name === 'publish' || name === 'preview';
  const about = {
    ...{ publish: values.version ?? (section === SHELL ? repository?.shellVersion() : undefined), preview: values.version },
    canary: version,
    ...{ promote: version, rollback: backTo },
  }[name];
  return {
    ...{ command: name, folder: section, version: about },
    ...(publishes ? { build: await finishedBuild(repository, section), hold: values.hold === true } : {}),
    share: values.share === undefined ? undefined : Number(values.share),
  };
}

function printChange(outcome: Outcome): void {
  if (json) return console.log(JSON.stringify(outcome));
  const { dryRun, section } = outcome;
  console.log(`${dryRun ? 'It could be done: ' : ''}${section === null ? `${folder} is uploaded and not live` : liveLine(section)}`);
}

async function printState(lineOf: (row: Row) => string): Promise<void> {
  const desk = deskOf();
  const { place: at } = desk;
  const { revision, sections } = await desk.state();
  const rows = sections.filter((row) => folder === '' || row.folder === sectionNamed());
  if (folder !== '' && rows.length === 0) throw new Refusal(notThere(at, folder, sections));
  if (json) return console.log(JSON.stringify({ revision, sections: rows }));
  const nothing = `Nothing is live in ${at} yet.`;
  if (rows.length === 0) console.log(nothing + whyHere(nothing));
  for (const row of rows) console.log(lineOf(row));
}

async function changeSet(repository: Repository | null): Promise<void> {
  if (command !== 'publish' && command !== 'rollback') throw new Refusal('--set belongs to publish and rollback.');
  if (isRemote()) throw new Refusal('A token is for one section: publish a set where the folder is, with --folder <path>.');
  if (values.share !== undefined || values.hold === true || backTo !== undefined)
    throw new Refusal('A set goes live for everyone and rolls back as a whole: leave out --share, --hold and --to.');
  const lengths = new Map(rowsOf(await publisher.store.read()).map((row) => [row.folder, row.history.length]));
  const publications: Publication[] = [];
  for (const name of command === 'publish' ? new Set(positionals.slice(1)) : [])
    publications.push(assertBuilt(await orderOf('publish', repository, sectionNamed(name))));
  const registry = await (command === 'publish' ? publishSet(publisher, publications) : rollbackSet(publisher, sectionNamed()));
  const sections = rowsOf(registry).filter((row) => row.history.length !== lengths.get(row.folder));
  if (json) return console.log(JSON.stringify({ dryRun: publisher.dryRun, revision: registry.revision, sections }));
  for (const row of sections) console.log(`${publisher.dryRun ? 'It could be done: ' : ''}${liveLine(row)}`);
}

const figuresHere: FiguresSource = (from, to) => readFigures(place, from, to);
const isRemote = () => deskOf().place !== publisher.store.place;

function wholeNumber(name: string, fallback: number, least: number): number {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < least) throw new Refusal(`${name} must be a whole number, ${least} or more.`);
  return value;
}

async function watch(): Promise<void> {
  if (command !== 'canary') throw new Refusal('--watch belongs to canary: it follows a candidate.');
  if (publisher.dryRun) throw new Refusal('--watch follows users of the candidate: leave out --dry-run.');
  if (isRemote()) throw new Refusal('--watch reads the figures in the folder: run it where the folder is, with --folder <path>.');
  const { folder: section, version: wanted, share } = assertCanary(await orderOf('canary', null));
  const rules = {
    people: wholeNumber('CANARY_PEOPLE', CANARY_RULES.people, FEWEST_PEOPLE),
    minutes: wholeNumber('CANARY_MINUTES', CANARY_RULES.minutes, 1),
  };
  process.exitCode = await watchFromTerminal(publisher, figuresHere, { folder: section, version: wanted, share }, rules, json);
}

/** What is live; and, of a folder, whose it is, what it weighs and went through. */
async function statusOf(): Promise<(row: Row) => string> {
  if (isRemote()) return liveLine;
  const figures = await figuresOfDay(figuresHere, publisher.now());
  const lines = await ownerLines(publisher.store, await publisher.store.read(), figures);
  return (row) => [liveLine(row), ...(lines.get(row.folder) ?? [])].join('\n');
}

async function preview(repository: Repository | null): Promise<void> {
  const desk = deskOf();
  if (values.list === true) return console.log(await previewList(desk, json));
  const sections = [...new Set(positionals.slice(1))];
  assertPreview(sections, isRemote());
  const carry = async (): Promise<Outcome> => {
    const { stop } = values;
    // Where the folder is, an id is enough; a token is for a section.
    if (stop !== undefined) return desk.carryOut({ command: 'preview', folder: isRemote() ? sectionNamed() : folder, stop });
    if (sections.length < 2) return desk.carryOut(await orderOf('preview', repository));
    const publications: Publication[] = [];
    for (const name of sections) publications.push(assertBuilt(await orderOf('preview', repository, sectionNamed(name))));
    return previewOutcome(publisher, await createPreview(publisher, publications));
  };
  console.log(previewText(desk, await carry(), json));
}

async function sign(): Promise<void> {
  const own = keys();
  if (own === null) throw new Refusal('Set SHIP_SIGNING_KEY to the key to sign with: npm run ship -- key new');
  const signing = await signFolder(place, own);
  if (json) return console.log(JSON.stringify(signing));
  console.log([...signing.versions.map((name) => `${name} is signed`), ...signing.refused].join('\n'));
}

async function run(repository: Repository | null): Promise<void> {
  const change = COMMANDS.find((name) => name === command);
  if (values.help === true || command === '') console.log(HELP);
  else if (values.watch === true) await watch();
  else if (values.set === true) await changeSet(repository);
  else if (command === 'preview') await preview(repository);
  else if (change !== undefined) printChange(await deskOf().carryOut(await orderOf(change, repository)));
  else if (command === 'status') await printState(await statusOf());
  else if (command === 'deprecations') {
    if (isRemote()) throw new Refusal('deprecations reads the contracts in the folder: run it where the folder is, with --folder <path>.');
    console.log(await deprecationsCommand(publisher.store, json));
  } else if (command === 'history') await printState((row) => historyLines(row).join('\n'));
  else if (command === 'token')
    console.log(await tokenCommand(publisher, positionals.slice(1), { days: Number(values.days ?? 365), json, keys: keys() }));
  else if (command === 'key') console.log(await keyCommand(process.env, place, positionals[1], json));
  else if (command === 'sign') await sign();
  else throw new Refusal(`There is no command '${command}'.\n\n${HELP}`);
}

/** Does what the process's arguments say. Without a repository, `publish` takes finished builds only. */
export const runCommandLine = (repository: Repository | null = null): Promise<void> => run(repository).catch(fail);
