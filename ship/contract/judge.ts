import { contractServes } from '@arena/shared/contract/section';
import { TypeProgram } from './type-program.ts';
import { Comparison } from './compare.ts';
import { NOT_OFFERED } from './missing-names.ts';
import { versionReason } from './offered.ts';
import { TypeFacts, valueOf } from './type-facts.ts';
import { memberBreaches, moduleOf } from './package-members.ts';
import { packageOf, SECTION_ENTRY_POINT, SECTION_TYPE } from './entry-points.ts';
import { type ContractReport, hashOf } from './report.ts';

/** The names that a section imports from each entry point: `*` for all, none where it only runs it. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** Why a section cannot live with a shell, at one place of the contract. */
export interface Breach {
  readonly entryPoint: string;
  /** What it is about: `useQuery`, `Platform.notify`, `SectionDefinition.widgets`, or a package's name. */
  readonly symbol: string;
  readonly reason: string;
}

interface Case {
  readonly built: ContractReport;
  readonly offered: ContractReport;
  readonly needs: Needs;
}

/** The part of a version that changes when something breaks: `19`, or `0.45` before a package's first. */
const lineOf = (version: string) => /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version;

function versionBreaches(packages: Iterable<string>, entryPoint: string, { built, offered }: Case): readonly Breach[] {
  return [...new Set(packages)].flatMap((name) => {
    const [was, is] = [built.packages[name], offered.packages[name]];
    if (was === undefined || (is !== undefined && lineOf(was) === lineOf(is))) return [];
    return [{ entryPoint, symbol: name, reason: `It was built for ${name} ${was}, and the shell brings ${is ?? 'none'}.` }];
  });
}

function entryPointBreaches(program: TypeProgram, one: Case, entryPoint: string, found: (breach: Breach) => void): void {
  const { checker } = program;
  const { built, offered, needs } = one;
  const say = (symbol: string, reason: string) => found({ entryPoint, symbol, reason });
  const comparison = new Comparison(checker, new TypeFacts(checker, program.isOurs), say);
  const behind = program.filesBehind(built, entryPoint).flatMap((file) => program.importsOf(file));
  const lost = [...program.filesBehind(offered, entryPoint).flatMap((file) => program.importsOf(file)), ...behind].filter(
    ({ target }) => target === null,
  );
  for (const specifier of new Set(lost.map((entry) => entry.specifier)))
    say(specifier, `The contract stands on '${specifier}', which is not installed here: it cannot be checked.`);
  versionBreaches(
    behind.flatMap(({ specifier }) => (specifier.startsWith('.') ? [] : [packageOf(specifier)])),
    entryPoint,
    one,
  ).forEach(found);

  const [ours, theirs] = [built, offered].map((report) => program.exportsOf(report, entryPoint));
  if (theirs === null || theirs === undefined) return say('*', `The shell has no ${entryPoint}.`);
  if (built.doors[entryPoint] !== undefined && ours === null)
    return say('*', 'The report that it was built with lacks it: build the section again.');
  if (entryPoint === SECTION_ENTRY_POINT) {
    const [was, is] = [ours?.get(SECTION_TYPE), theirs.get(SECTION_TYPE)];
    if (was === undefined || is === undefined) return say(SECTION_TYPE, 'It is not declared.');
    comparison.compare(checker.getDeclaredTypeOfSymbol(was), checker.getDeclaredTypeOfSymbol(is), 'gives', SECTION_TYPE);
    return;
  }
  const wanted = needs[entryPoint] ?? [];
  const names = wanted.includes('*') ? [...(ours?.keys() ?? [])] : wanted;
  for (const name of new Set(names)) {
    const listed = ours?.get(name);
    const [was, is] = [valueOf(checker, listed), valueOf(checker, theirs.get(name))];
    // A type, which `*` includes: the program doesn't use it at run time.
    if (listed !== undefined && was === 'nothing' && !wanted.includes(name)) continue;
    if (is === 'nothing') say(name, NOT_OFFERED);
    else if (was === 'unknown' || is === 'unknown') say(name, 'It comes from a package that has no such thing here: it cannot be checked.');
    else if (was !== 'nothing') {
      comparison.compare(checker.getTypeOfSymbol(was), checker.getTypeOfSymbol(is), 'gets', name);
      const specifier = listed === undefined ? null : moduleOf(program, built, listed, was);
      if (specifier !== null) for (const { symbol, reason } of memberBreaches(program, one, specifier, name)) say(symbol, reason);
    }
  }
}

function judgeOne(program: TypeProgram, one: Case): readonly Breach[] {
  const { built, offered, needs } = one;
  const breaches = new Map<string, Breach>();
  // Each problem is reported once, though many entry points and names lead to it.
  const found = (breach: Breach) => {
    const key = `${breach.symbol}\n${breach.reason}`;
    if (!breaches.has(key)) breaches.set(key, breach);
  };
  if (!contractServes(offered.contract, built.contract))
    found({
      entryPoint: SECTION_ENTRY_POINT,
      symbol: 'CONTRACT_VERSION',
      reason: versionReason(built.contract, offered.contract),
    });
  for (const entryPoint of Object.keys(needs)) {
    if (entryPoint === SECTION_ENTRY_POINT) continue;
    const name = packageOf(entryPoint);
    if (built.doors[entryPoint] !== undefined || offered.doors[entryPoint] !== undefined)
      entryPointBreaches(program, one, entryPoint, found);
    else if (built.packages[name] !== undefined) {
      versionBreaches([name], entryPoint, one).forEach(found);
      for (const wanted of needs[entryPoint] ?? [])
        for (const breach of memberBreaches(program, one, entryPoint, wanted)) found({ entryPoint, ...breach });
    } else found({ entryPoint, symbol: '*', reason: `The contract does not name ${entryPoint}: it cannot be checked.` });
  }
  entryPointBreaches(program, one, SECTION_ENTRY_POINT, found);
  return [...breaches.values()];
}

/** Judges many cases in one program, which costs little more than one. The answers stand in the order of the cases. */
export function judgeAll(cases: readonly Case[], root = import.meta.dirname): readonly (readonly Breach[])[] {
  const isSame = ({ built, offered }: Case) => hashOf(built) === hashOf(offered);
  const different = cases.filter((one) => !isSame(one));
  if (different.length === 0) return cases.map(() => []);
  const program = new TypeProgram(
    root,
    different.flatMap(({ built, offered }) => [built, offered]),
  );
  return cases.map((one) => (isSame(one) ? [] : judgeOne(program, one)));
}

/** Why a section that was built against `built` cannot live with a shell that offers `offered`; empty when it can. */
export function judge(one: Case, root?: string): readonly Breach[] {
  return judgeAll([one], root)[0] ?? [];
}
