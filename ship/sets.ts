import { publishStep, returnStep } from './commands.ts';
import { change, noteOf, type Publication, type Publisher, type Step, withSteps } from './publisher.ts';
import { type Entry, historyOf, type PublishedRegistry, Refusal, sectionOf, SHELL } from './registry/published-registry.ts';
import { withdrawn } from './registry-changes.ts';
import { shellReturnStep, shellStep } from './shell.ts';

// Several sections, and the shell, as one change of the registry: all of them go live, or none. They are judged as if they were live together.

/** All entries of a set have the same time and list its folders. */
function ofSet(publisher: Publisher, set: readonly string[]): Publisher {
  const now = publisher.now();
  return { ...publisher, set, now: () => now };
}

export async function publishSet(publisher: Publisher, publications: readonly Publication[]): Promise<PublishedRegistry> {
  const together = ofSet(
    publisher,
    publications.map(({ folder }) => folder),
  );
  const stepOf = (one: Publication, build: string) => (one.folder === SHELL ? shellStep : publishStep)(together, one, build);
  return withSteps(publications, stepOf, (steps) => change(together, steps));
}

/** Takes back all that went live in the last set of a section or of the shell. */
export async function rollbackSet(publisher: Publisher, folder: string): Promise<PublishedRegistry> {
  const registry = await publisher.store.read();
  const inSet = (member: string) => historyOf(registry, member).findLast(({ set }) => set !== undefined);
  const nameOf = (entry?: Entry) => `${entry?.at} ${String(entry?.set)}`;
  const last = inSet(folder);
  const { action, set = [] } = last ?? {};
  if (set.length === 0) throw new Refusal(`${folder} was not published in a set. Take it back alone: rollback ${folder}`);
  if (action === 'rollback') throw new Refusal(`The last set of ${folder} was already rolled back.`);
  const together = ofSet(publisher, set);
  const stepOf = async (member: string): Promise<Step> => {
    const live = member === SHELL ? registry.shell?.live.version : sectionOf(registry, member)?.live.version;
    const entry = inSet(member);
    if (live === undefined || nameOf(entry) !== nameOf(last) || entry?.version !== live)
      throw new Refusal(`${member} ${live ?? ''} went live after the set of ${folder}: roll that back first, with rollback ${member}`);
    const { before } = entry;
    if (before === null) return { subject: null, how: (now) => withdrawn(now, member, live, noteOf(together)) };
    return member === SHELL ? shellReturnStep(together, registry, before) : returnStep(together, member, before, live);
  };
  return change(together, await Promise.all(set.map(stepOf)));
}
