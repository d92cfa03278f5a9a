import { contractServes } from '@arena/shared/contract/section';
import { ADAPTERS_FILE, VERSION_FILE } from './entry-points.ts';
import { type Breach, judgeAll } from './judge.ts';
import { offeredTo } from './offered.ts';
import type { ContractReport } from './report.ts';

const WHERE = `CONTRACT_VERSION in ${VERSION_FILE}`;
/** Everything that a section may have been built with. */
const everything = ({ doors }: ContractReport) => Object.fromEntries(Object.keys(doors).map((entryPoint) => [entryPoint, ['*']]));

/** What a section of before lacks with `after`, and what one of `after` would lack with `before`: asked of their types alone, in one program. */
function differences(before: ContractReport, after: ContractReport): readonly (readonly Breach[])[] {
  const was: ContractReport = { ...before, contract: after.contract };
  return judgeAll([
    { built: was, offered: after, needs: everything(was) },
    { built: after, offered: was, needs: everything(after) },
  ]);
}

const breachLine = ({ entryPoint, symbol, reason }: Breach) => `${symbol} (${entryPoint}): ${reason}`;

/** Why `after` must not follow `before` under the version that it has, with what to do; null when it may. */
export function objectionTo(before: ContractReport, after: ContractReport): string | null {
  const [major = 0, minor = 0] = before.contract.split('.').map(Number);
  const [nextMajor = 0] = after.contract.split('.').map(Number);
  if (nextMajor > major) return null;
  const [broken = [], more = []] = differences(before, after);
  if (broken.length > 0)
    return `Sections that are built cannot live with this change:\n  ${broken.map(breachLine).join('\n  ')}\nTake it back, or raise ${WHERE} to ${major + 1}.0.`;
  // Symbols that the earlier shell does not know are new, and a section may be built with them.
  const added = contractServes(before.contract, after.contract) ? more : [];
  if (added.length === 0) return null;
  const names = [...new Set(added.map(({ entryPoint, symbol }) => `${symbol} (${entryPoint})`))];
  return `The contract has more than before:\n  ${names.join('\n  ')}\nRaise ${WHERE} to ${major}.${minor + 1}: a shell of before must refuse sections that use it.`;
}

/** Why a shell with `report` must not claim to serve the sections of the previous major version, whose last report is `frozen`; null when it may. */
export function windowObjection(report: ContractReport, frozen: ContractReport | null): string | null {
  const { previous } = report;
  if (previous === undefined) return null;
  if (frozen === null)
    return `PREVIOUS_CONTRACT in ${VERSION_FILE} is ${previous.contract}, and there is no report of that version. Set it in the change that raises CONTRACT_VERSION to the next major, to the version that was there.`;
  const [broken = []] = judgeAll([{ built: frozen, offered: offeredTo(frozen.contract, report), needs: everything(frozen) }]);
  if (broken.length === 0) return null;
  return `Sections built for contract ${frozen.contract} cannot live with this shell:\n  ${broken.map(breachLine).join('\n  ')}\nComplete the adapters that ${ADAPTERS_FILE} lists, or set PREVIOUS_CONTRACT to null.`;
}
