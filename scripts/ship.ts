// `npm run ship -- <command>`: puts versions of sections live, for some people or for all, and takes them back.
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isSection, ROOT } from './build/apps.ts';
import { build } from './build.ts';
import { canary, type Desk, promote, publish, rollback } from './ship/commands.ts';
import { FolderStore } from './ship/folder-store.ts';
import { type Ledger, type LedgerSection, Refusal, sectionOf } from './ship/ledger.ts';

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

const liveLine = ({ folder, live, candidate }: LedgerSection) =>
  `${folder.padEnd(18)} ${live.version}${candidate === null ? '' : `, and ${candidate.version} for ${candidate.share} %`}`;

const historyLines = ({ history }: LedgerSection) =>
  history.map(({ at, action, version, share, by, why }) =>
    [at.slice(0, 19).replace('T', ' '), action.padEnd(8), version, share === null ? '' : `${share} %`, by, why]
      .filter((part) => part !== '')
      .join('  '),
  );

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
    if (!isSection(named())) throw new Refusal(`${folder} is no section of this repository. A finished build is named with --build.`);
    await build([folder as Parameters<typeof build>[0][number]], desk.say);
    return path.join(ROOT, folder, 'dist');
  };
  const done = (ledger: Ledger) => {
    const section = sectionOf(ledger, folder);
    if (json)
      console.log(JSON.stringify({ dryRun: desk.dryRun, revision: ledger.revision, section: section === null ? null : brief(section) }));
    else
      console.log(
        `${desk.dryRun ? 'It could be done: ' : ''}${section === null ? `${folder} is uploaded and live for nobody` : liveLine(section)}`,
      );
  };
  const brief = ({ live, candidate, history, ...rest }: LedgerSection) => ({
    ...rest,
    live: live.version,
    candidate: candidate === null ? null : { version: candidate.version, share: candidate.share },
    history,
  });

  switch (command) {
    case 'publish': {
      const publication = { folder: named(), build: await finished(), ...(values.hold === true ? { hold: true } : {}) };
      return done(
        await publish(desk, {
          ...publication,
          ...(values.version === undefined ? {} : { version: values.version }),
          ...(share === undefined ? {} : { share }),
        }),
      );
    }
    case 'canary':
      if (version === undefined || share === undefined) throw new Refusal('Write: canary <section> <version> --share <per cent>');
      return done(await canary(desk, named(), version, share));
    case 'promote':
      return done(await promote(desk, named(), version));
    case 'rollback':
      return done(await rollback(desk, named(), values.to));
    case 'history':
    case 'status': {
      const ledger = await store.read();
      const sections = folder === '' ? ledger.sections : ledger.sections.filter((one) => one.folder === named());
      if (folder !== '' && sections.length === 0) throw new Refusal(`${folder} has no live version in ${store.place}.`);
      if (json) return void console.log(JSON.stringify({ revision: ledger.revision, sections: sections.map(brief) }));
      if (sections.length === 0) console.log(`Nothing is live in ${store.place} yet.`);
      for (const section of sections) console.log(command === 'status' ? liveLine(section) : historyLines(section).join('\n'));
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
