import type ts from 'typescript';
import { packageOf } from './entry-points.ts';
import { modulesOf } from './installed-packages.ts';
import type { ContractReport } from './report.ts';
import type { TypeProgram } from './type-program.ts';

// What a section takes of packages when it was built with another version than the shell's: each name has to be there, and each member of
// what it hands out. Newer options that a section may pass are not looked at: it need not pass them.

/** What a value of a package hands out: the result of a function or a class, or the value itself. */
function handedOut(type: ts.Type): ts.Type {
  const [signature] = [...type.getCallSignatures(), ...type.getConstructSignatures()].slice(-1);
  return signature?.getReturnType() ?? type;
}

/** Members of what the section's copy hands out that the shell's copy does not. */
function lostMembers(built: ts.Type, offered: ts.Type): readonly string[] {
  const [ours, theirs] = [handedOut(built), handedOut(offered)];
  const there = new Set(theirs.getProperties().map(({ name }) => name));
  // Something else altogether, such as a text, has nothing in common: its version's major number tells of that.
  if (there.size === 0) return [];
  return ours
    .getProperties()
    .map(({ name }) => name)
    .filter((name) => /^\w+$/.test(name) && !there.has(name));
}

const sentence = (name: string, { packages: was }: ContractReport, { packages: is }: ContractReport) =>
  `It is in ${name} ${was[name] ?? ''}, which the section was built with, and not in ${is[name] ?? ''}, which the shell brings.`;

export function* memberBreaches(
  program: TypeProgram,
  { built, offered }: { readonly built: ContractReport; readonly offered: ContractReport },
  specifier: string,
  wanted: string,
): Generator<{ readonly symbol: string; readonly reason: string }> {
  const owner = packageOf(specifier);
  if (built.types === undefined || offered.types === undefined || built.packages[owner] === offered.packages[owner]) return;
  const was = program.valuesOf(built, specifier)?.getProperty(wanted);
  const theirs = program.valuesOf(offered, specifier);
  if (was === undefined || theirs === null) return;
  const is = theirs.getProperty(wanted);
  const reason = sentence(owner, built, offered);
  if (is === undefined) return yield { symbol: wanted, reason };
  const { checker } = program;
  for (const member of lostMembers(checker.getTypeOfSymbol(was), checker.getTypeOfSymbol(is)))
    yield { symbol: `${wanted}.${member}`, reason };
}

/** The module of a package that a name of an entry point is passed on from; null when it is our own. */
export function moduleOf(program: TypeProgram, report: ContractReport, symbol: ts.Symbol, real: ts.Symbol): string | null {
  if (report.types === undefined || real.declarations?.some((one) => program.isOurs(one)) !== false) return null;
  const has = (specifier: string) => program.valuesOf(report, specifier)?.getProperty(symbol.name) !== undefined;
  return modulesOf(report).find((specifier) => has(specifier)) ?? null;
}
