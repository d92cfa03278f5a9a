import { readdir } from 'node:fs/promises';
import { CONTRACT_FILE } from './registry/version-contract.ts';
import { contractOf } from './contracts.ts';
import { listProblems } from './check.ts';
import { change, type Publisher, noteOf, type Publication, type Step, uploaded, withBuild } from './publisher.ts';
import { filesGone, historyOf, type PublishedRegistry, Refusal, SHELL, versionBefore, versionsOf } from './registry/published-registry.ts';
import { mayBeOfShell, NEEDED, shellKindProblems } from './shell-files.ts';
import { withShell } from './registry-changes.ts';
import { headOf } from './registry/version-signature.ts';

// The shell's own versions. They are stored next to the sections', and one is live: every page load gets its document. Its files stay for
// the tabs that run an earlier one.

const problemsOf = async (build: string, list: string): Promise<readonly string[]> => {
  const files = await readdir(build);
  return [
    ...(await listProblems(build, { files: list, integrity: {} })),
    ...NEEDED.filter((file) => !files.includes(file)).map((file) => `${file} is not in the build.`),
    ...shellKindProblems(files),
    ...files.filter((file) => !mayBeOfShell(file)).map((file) => `${file} has no hash of its content in its name.`),
  ];
};

/** Checks a build of the shell that is to go live. */
export async function shellStep(publisher: Publisher, { version, share, hold }: Publication, build: string): Promise<Step> {
  if (version === undefined) throw new Refusal('Name the number of the shell with --version, such as --version 1.1.0.');
  if (share !== undefined || hold === true)
    throw new Refusal('The shell goes live for everyone: its document is sent before the user is known.');
  publisher.say(`Checking the shell ${version}`);
  const { list } = await headOf(build);
  const problems = await problemsOf(build, list);
  if (problems.length > 0) throw new Refusal(`The shell ${version} cannot go live:\n  ${problems.join('\n  ')}`);
  return {
    subject: { folder: SHELL, version, contract: await contractOf(build), build },
    how: (registry) => withShell(registry, { version, list }, 'publish', noteOf(publisher)),
  };
}

export const publishShell = (publisher: Publisher, publication: Publication): Promise<PublishedRegistry> =>
  withBuild(publication, async (build) => change(publisher, [await shellStep(publisher, publication, build)]));

/** Brings an uploaded version of the shell back: the one before, or the one that is named. */
export async function rollbackShell(publisher: Publisher, to?: string): Promise<PublishedRegistry> {
  const before = await publisher.store.read();
  const { shell } = before;
  if (shell === undefined) throw publisher.store.notThere(SHELL, before);
  const wanted = to ?? versionBefore(shell);
  if (wanted === null) throw new Refusal(`The shell ${shell.live.version} is the first version: there is nothing before it.`);
  if (wanted === shell.live.version) throw new Refusal(`The shell ${wanted} is already live.`);
  return change(publisher, [await shellReturnStep(publisher, before, wanted)]);
}

/** Brings an uploaded version of the shell back. */
export async function shellReturnStep(publisher: Publisher, before: PublishedRegistry, wanted: string): Promise<Step> {
  if (!versionsOf(before, SHELL).includes(wanted))
    throw new Refusal(`${publisher.store.place} has no shell ${wanted}. There are ${versionsOf(before, SHELL).join(', ')}.`);
  // Without them every page would fail, and there would be no contract to check.
  const files = await publisher.store.files(SHELL, wanted);
  if (![...NEEDED, CONTRACT_FILE].every((file) => files.includes(file))) throw new Refusal(filesGone(SHELL, wanted));
  const list = await publisher.store.list(SHELL, wanted);
  const how = (registry: PublishedRegistry) => {
    if (historyOf(registry, SHELL).length !== historyOf(before, SHELL).length)
      throw new Refusal('Another shell went live just now. Check `status` before you roll back.');
    return withShell(registry, { version: wanted, list }, 'rollback', noteOf(publisher));
  };
  return { subject: await uploaded(publisher, SHELL, wanted), how };
}
