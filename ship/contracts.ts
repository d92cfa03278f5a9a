import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Carried, CONTRACT_FILE, readCarried } from './contract/carried.ts';
import type { Breach } from './contract/judge.ts';
import { type Ledger, Refusal, SHELL, shellsOf } from './ledger.ts';
import type { ShipStore } from './store.ts';

/** Somebody changed what a judgement was made of: it has to be made again. */
export class Moved extends Error {}

/** A version that what is to go live has to live with. */
interface Counterpart {
  readonly folder: string;
  readonly version: string;
  /** For the message: whom to talk to. Null for the shell. */
  readonly owner: string | null;
}

/** A section meets the live shell and the two before it, which open tabs still run; the shell meets every live section. */
function counterpartsOf(ledger: Ledger, folder: string): readonly Counterpart[] {
  if (folder !== SHELL) return shellsOf(ledger).map((version) => ({ folder: SHELL, version, owner: null }));
  return ledger.sections.flatMap(({ folder: section, live, candidate }) =>
    [live, ...(candidate === null ? [] : [candidate])].map(({ version, descriptor: { owner } }) => ({
      ...{ folder: section, version },
      owner: `${owner.team}, ${owner.contact}`,
    })),
  );
}

/** Reads the contract that a build carries. Throws a `Refusal` when it carries none. */
export async function contractOf(build: string): Promise<Carried> {
  const file = path.join(build, CONTRACT_FILE);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} is not there: build this version again, and its build will say what it needs.`);
  });
  try {
    return readCarried(text);
  } catch {
    throw new Refusal(`${file} is no contract: build this version again.`);
  }
}

const sentence = ({ symbol, door, reason }: Breach) => `${symbol} (${door}): ${reason}`;

async function breaches(folder: string, own: Carried, other: Carried): Promise<readonly Breach[]> {
  const [section, shell] = folder === SHELL ? [other, own] : [own, other];
  if (JSON.stringify(section.report) === JSON.stringify(shell.report)) return [];
  // The judge brings the TypeScript compiler, which takes a second to load: fetched when there is something to judge.
  const { judge } = await import('./contract/judge.ts');
  return judge({ built: section.report, offered: shell.report, needs: section.needs });
}

/**
 * Judges whether a version can live with what is live. Throws a `Refusal` that names each symbol and each section. Answers a
 * check for the moment when the registry is changed: it throws `Moved` when something else is live by then.
 */
export async function judged(store: ShipStore, folder: string, version: string, own: Carried): Promise<(ledger: Ledger) => void> {
  const counterparts = counterpartsOf(await store.read(), folder);
  const problems: string[] = [];
  for (const other of counterparts) {
    const contract = await store.contract(other.folder, other.version);
    // Uploaded before builds carried their contract: its version number is all that can be checked.
    if (contract === null) continue;
    const who = `${other.folder} ${other.version}${other.owner === null ? '' : ` (${other.owner})`}`;
    const verb = folder === SHELL ? 'would break with it' : 'cannot serve it';
    problems.push(...(await breaches(folder, own, contract)).map((breach) => `${who} ${verb}. ${sentence(breach)}`));
  }
  if (problems.length > 0) throw new Refusal(`${folder} ${version} cannot go live:\n  ${problems.join('\n  ')}`);
  const seen = JSON.stringify(counterparts);
  return (ledger) => {
    if (JSON.stringify(counterpartsOf(ledger, folder)) !== seen) throw new Moved();
  };
}
