import { contractServes } from '@arena/shared/contract';
import ts from 'typescript';
import { ROOT } from '../../tooling/apps.ts';
import { Bench } from './bench.ts';
import { Comparison } from './compare.ts';
import { packageOf, SECTION_DOOR, SECTION_TYPE } from './doors.ts';
import { type ContractReport, hashOf } from './report.ts';

/** The names that a section imports from each door: `*` for all, none where it only runs it. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** Why a section cannot live with a shell, at one place of the contract. */
export interface Breach {
  readonly door: string;
  /** What it is about: `useQuery`, `Platform.notify`, `SectionDefinition.widgets`, or a package's name. */
  readonly symbol: string;
  /** A sentence. */
  readonly reason: string;
}

export interface Case {
  /** The contract that the section was built against. */
  readonly built: ContractReport;
  /** The contract of the shell that shall run it. */
  readonly offered: ContractReport;
  readonly needs: Needs;
}

/** The part of a version that changes when something breaks: `19`, or `0.45` before a package's first. */
const lineOf = (version: string) => /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? version;

function versionBreaches(packages: Iterable<string>, door: string, { built, offered }: Case): readonly Breach[] {
  return [...new Set(packages)].flatMap((name) => {
    const [was, is] = [built.packages[name], offered.packages[name]];
    if (was === undefined || (is !== undefined && lineOf(was) === lineOf(is))) return [];
    return [{ door, symbol: name, reason: `It was built for ${name} ${was}, and the shell brings ${is ?? 'none'}.` }];
  });
}

/** What stands behind a name at run time: a value, nothing (`export type { x }`), or something that is not installed here. */
function valueOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | 'nothing' | 'unknown' {
  if (symbol === undefined) return 'nothing';
  const isType = (one: ts.Declaration) => ts.isExportSpecifier(one) && (one.isTypeOnly || one.parent.parent.isTypeOnly);
  if (symbol.declarations?.some(isType) === true) return 'nothing';
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (real.declarations === undefined) return 'unknown';
  return real.flags & ts.SymbolFlags.Value ? real : 'nothing';
}

function doorBreaches(bench: Bench, one: Case, door: string, found: (breach: Breach) => void): void {
  const { checker } = bench;
  const { built, offered, needs } = one;
  const say = (symbol: string, reason: string) => found({ door, symbol, reason });
  const comparison = new Comparison(checker, bench.isOurs, say);
  const behind = bench.filesBehind(built, door).flatMap((file) => bench.importsOf(file));
  const lost = [...bench.filesBehind(offered, door).flatMap((file) => bench.importsOf(file)), ...behind].filter(
    ({ target }) => target === null,
  );
  for (const specifier of new Set(lost.map((entry) => entry.specifier)))
    say(specifier, `The contract stands on '${specifier}', which is not installed here: nothing can be told of it.`);
  versionBreaches(
    behind.flatMap(({ specifier }) => (specifier.startsWith('.') ? [] : [packageOf(specifier)])),
    door,
    one,
  ).forEach(found);

  const [ours, theirs] = [built, offered].map((report) => bench.exportsOf(report, door));
  if (theirs === null || theirs === undefined) return say('*', `The shell has no ${door}.`);
  if (built.doors[door] !== undefined && ours === null)
    return say('*', 'The report that it was built with lacks it: build the section again.');
  if (door === SECTION_DOOR) {
    const [was, is] = [ours?.get(SECTION_TYPE), theirs.get(SECTION_TYPE)];
    if (was === undefined || is === undefined) return say(SECTION_TYPE, 'It is not declared.');
    comparison.compare(checker.getDeclaredTypeOfSymbol(was), checker.getDeclaredTypeOfSymbol(is), 'gives', SECTION_TYPE);
    return;
  }
  const wanted = needs[door] ?? [];
  const names = wanted.includes('*') ? [...(ours?.keys() ?? [])] : wanted;
  for (const name of new Set(names)) {
    const listed = ours?.get(name);
    const [was, is] = [valueOf(checker, listed), valueOf(checker, theirs.get(name))];
    if (listed !== undefined && was === 'nothing') continue;
    if (is === 'nothing') say(name, `The shell does not offer it in ${door}.`);
    else if (was === 'unknown' || is === 'unknown')
      say(name, 'It comes from a package that has no such thing here: nothing can be told of it.');
    else if (was !== 'nothing') comparison.compare(checker.getTypeOfSymbol(was), checker.getTypeOfSymbol(is), 'gets', name);
  }
}

function judgeOne(bench: Bench, one: Case): readonly Breach[] {
  const { built, offered, needs } = one;
  const breaches = new Map<string, Breach>();
  // One thing that is wrong is said once, though many doors and names lead to it.
  const found = (breach: Breach) => {
    const key = `${breach.symbol}\n${breach.reason}`;
    if (!breaches.has(key)) breaches.set(key, breach);
  };
  if (!contractServes(offered.contract, built.contract))
    found({
      door: SECTION_DOOR,
      symbol: 'CONTRACT_VERSION',
      reason: `It was built for contract ${built.contract}, and the shell offers ${offered.contract}.`,
    });
  for (const door of Object.keys(needs)) {
    if (door === SECTION_DOOR) continue;
    const name = packageOf(door);
    if (built.doors[door] !== undefined || offered.doors[door] !== undefined) doorBreaches(bench, one, door, found);
    else if (built.packages[name] !== undefined) versionBreaches([name], door, one).forEach(found);
    else found({ door, symbol: '*', reason: `The contract does not name ${door}: nothing can be told of it.` });
  }
  doorBreaches(bench, one, SECTION_DOOR, found);
  return [...breaches.values()];
}

/** Judges many cases in one program, which costs little more than one. The answers stand in the order of the cases. */
export function judgeAll(cases: readonly Case[], root = ROOT): readonly (readonly Breach[])[] {
  const isSame = ({ built, offered }: Case) => hashOf(built) === hashOf(offered);
  const different = cases.filter((one) => !isSame(one));
  if (different.length === 0) return cases.map(() => []);
  const bench = new Bench(
    root,
    different.flatMap(({ built, offered }) => [built, offered]),
  );
  return cases.map((one) => (isSame(one) ? [] : judgeOne(bench, one)));
}

/** Why a section that was built against `built` cannot live with a shell that offers `offered`; empty when it can. */
export function judge(one: Case): readonly Breach[] {
  return judgeAll([one])[0] ?? [];
}
