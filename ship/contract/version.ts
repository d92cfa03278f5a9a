import { contractServes } from '@arena/shared/contract';
import { VERSION_FILE } from './entry-points.ts';
import { type Breach, judge } from './judge.ts';
import type { ContractReport } from './report.ts';

const WHERE = `CONTRACT_VERSION in ${VERSION_FILE}`;

/** The report under another contract version, for asking about nothing but its types. */
const under = (report: ContractReport, contract: string): ContractReport => ({ ...report, contract });

/** Everything that a section may have been built with. */
const everything = ({ doors }: ContractReport) => Object.fromEntries(Object.keys(doors).map((entryPoint) => [entryPoint, ['*']]));

const differences = (built: ContractReport, offered: ContractReport): readonly Breach[] =>
  judge({ built: under(built, offered.contract), offered, needs: everything(built) });

const breachLine = ({ entryPoint, symbol, reason }: Breach) => `${symbol} (${entryPoint}): ${reason}`;

/** Why `after` must not follow `before` under the version that it has, with what to do; null when it may. */
export function objectionTo(before: ContractReport, after: ContractReport): string | null {
  const [major = 0, minor = 0] = before.contract.split('.').map(Number);
  const [nextMajor = 0] = after.contract.split('.').map(Number);
  if (nextMajor > major) return null;
  const broken = differences(before, after);
  if (broken.length > 0)
    return `Sections that are built cannot live with this change:\n  ${broken.map(breachLine).join('\n  ')}\nTake it back, or raise ${WHERE} to ${major + 1}.0.`;
  // What the shell before does not know is new, and a section may be built with it.
  const added = contractServes(before.contract, after.contract) ? differences(after, before) : [];
  if (added.length === 0) return null;
  const names = [...new Set(added.map(({ entryPoint, symbol }) => `${symbol} (${entryPoint})`))];
  return `The contract has more than before:\n  ${names.join('\n  ')}\nRaise ${WHERE} to ${major}.${minor + 1}: a shell of before must refuse sections that use it.`;
}
