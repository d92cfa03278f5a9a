import { SECTION_ENTRY_POINT } from './entry-points.ts';
import type { Breach, Needs } from './judge.ts';
import type { ContractReport } from './report.ts';

export const NOT_OFFERED = 'The shell does not offer it: correct the name, or publish a shell that offers it first.';

/** Whether a shell's loader starts a section, by the reports that both were built with. */
export function loaderBreaches({ loader: built = 1 }: ContractReport, { loader: offered = 1 }: ContractReport): readonly Breach[] {
  const reason = `It was built for loader ${built}, and the shell has loader ${offered}: build it with the packages of that shell.`;
  return built === offered ? [] : [{ entryPoint: SECTION_ENTRY_POINT, symbol: 'LOADER_VERSION', reason }];
}

/** The names that a section needs and a report lacks. A report from before it had names cannot tell. */
export function missingNames({ names: offered }: Pick<ContractReport, 'names'>, needs: Needs): readonly Breach[] {
  if (offered === undefined) return [];
  const namesAt = new Map(Object.entries(offered));
  return Object.entries(needs).flatMap(([entryPoint, wanted]) => {
    const there = ['*', ...(namesAt.get(entryPoint)?.split(' ') ?? [])];
    return wanted.filter((name) => !there.includes(name)).map((symbol) => ({ entryPoint, symbol, reason: NOT_OFFERED }));
  });
}

/** A sentence for each deprecated name that a section needs, by the report of a shell. */
export function deprecatedNeeds({ deprecated = {} }: Pick<ContractReport, 'deprecated'>, needs: Needs): readonly string[] {
  return Object.entries(needs).flatMap(([entryPoint, wanted]) =>
    Object.entries(deprecated[entryPoint] ?? {})
      .filter(([name]) => wanted.includes(name))
      .map(([name, text]) => `${name} (${entryPoint}) is deprecated and goes with the next major version of the contract. ${text}`.trim()),
  );
}
