// `npm run ship -- <command>`: puts versions of sections live, for some people or for all, and takes them back.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isApp, ROOT } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';
import { canary, type Desk, promote, publish, rollback } from '../ship/commands.ts';
import { FolderStore } from '../ship/folder-store.ts';
import { type Entry, type Ledger, Refusal, SHELL } from '../ship/ledger.ts';
import { publishShell, rollbackShell } from '../ship/shell.ts';

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
  status [section]              what is live

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
    return execFileSync('git', ['config', 'user.name'], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return userInfo().username;
  }
}

/** What is told of a section, or of the shell. */
interface Row {
  readonly folder: string;
  readonly live: string;
  readonly candidate: { readonly version: string; readonly share: number } | null;
  readonly history: readonly Entry[];
}

function rowsOf(ledger: Ledger): readonly Row[] {
  const sections = ledger.sections.map(({ folder, live, candidate, history }) => ({
    ...{ folder, live: live.version, history },
    candidate: candidate === null ? null : { version: candidate.version, share: candidate.share },
  }));
  const { shell } = ledger;
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

/** A build takes the written report along: one that is out of date would say something else than its code does. */
async function assertReport(): Promise<void> {
  const [{ hashOf, makeReport }, { readReport, STALE }] = await Promise.all([
    import('../ship/contract/report.ts'),
    import('../ship/contract/stored.ts'),
  ]);
  const written = readReport(ROOT);
  if (written === null || hashOf(written) !== hashOf(makeReport(ROOT))) throw new Refusal(STALE);
}

/** The number in an app's package.json. */
const numberOf = (app: string) => (JSON.parse(readFileSync(path.join(ROOT, app, 'package.json'), 'utf8')) as { version: string }).version;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command = '', folder = '', version] = positionals;
  if (values.help === true || command === '') return void console.log(HELP);
  const json = values.json === true;
  const store = new FolderStore(path.resolve(values.folder ?? process.env.SHIP_FOLDER ?? path.join(ROOT, '.data/live')));
  const desk: Desk = {
    store,
    by: values.by ?? whoIsThis(),
    why: values.why ?? '',
    now: () => new Date(),
    dryRun: values['dry-run'] === true,
    // What scripts read stands alone on the standard output.
    say: (line) => (json ? console.error(line) : console.log(line)),
  };
  const share = values.share === undefined ? undefined : Number(values.share);
  const named = () => {
    if (!/^[a-z][a-z0-9-]{0,40}$/.test(folder)) throw new Refusal(`Name a section, such as mfe-rooms.\n\n${HELP}`);
    return folder;
  };
  const finished = async () => {
    if (values.build !== undefined) return path.resolve(values.build);
    if (!isApp(named())) throw new Refusal(`${folder} is no section of this repository. A finished build is named with --build.`);
    await assertReport();
    await build([folder], desk.say);
    return path.join(ROOT, folder, 'dist');
  };
  const done = (ledger: Ledger) => {
    const row = rowsOf(ledger).find((one) => one.folder === folder) ?? null;
    if (json) return console.log(JSON.stringify({ dryRun: desk.dryRun, revision: ledger.revision, section: row }));
    console.log(`${desk.dryRun ? 'It could be done: ' : ''}${row === null ? `${folder} is uploaded and live for nobody` : liveLine(row)}`);
  };

  switch (command) {
    case 'publish': {
      const publication = {
        ...{ folder: named(), build: await finished() },
        ...(values.hold === true ? { hold: true } : {}),
        ...(share === undefined ? {} : { share }),
      };
      if (folder === SHELL) return done(await publishShell(desk, { ...publication, version: values.version ?? numberOf(SHELL) }));
      return done(await publish(desk, { ...publication, ...(values.version === undefined ? {} : { version: values.version }) }));
    }
    case 'canary':
      if (folder === SHELL) throw new Refusal('The shell has no candidate: its document is sent before anybody knows to whom.');
      if (version === undefined || share === undefined) throw new Refusal('Write: canary <section> <version> --share <per cent>');
      return done(await canary(desk, named(), version, share));
    case 'promote':
      if (folder === SHELL) throw new Refusal('The shell has no candidate: publish it, or take it back with rollback.');
      return done(await promote(desk, named(), version));
    case 'rollback':
      if (folder === SHELL) return done(await rollbackShell(desk, values.to));
      return done(await rollback(desk, named(), values.to));
    case 'history':
    case 'status': {
      const ledger = await store.read();
      const rows = rowsOf(ledger).filter((row) => folder === '' || row.folder === named());
      if (folder !== '' && rows.length === 0) throw new Refusal(`${folder} has no live version in ${store.place}.`);
      if (json) return void console.log(JSON.stringify({ revision: ledger.revision, sections: rows }));
      if (rows.length === 0) console.log(`Nothing is live in ${store.place} yet.`);
      for (const row of rows) console.log(command === 'status' ? liveLine(row) : historyLines(row).join('\n'));
      return;
    }
    default:
      throw new Refusal(`There is no command '${command}'.\n\n${HELP}`);
  }
}

run().catch((error: Error) => {
  console.error(
    error instanceof Refusal || error.message.includes('could not be built') || error.name === 'TypeError' ? error.message : error,
  );
  process.exit(1);
});
