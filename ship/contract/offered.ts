import { contractServes } from '@arena/shared/contract/section';
import type { ContractReport } from './report.ts';

/** What a shell offers to a section built for `contract`: to one of the previous major version, what the adapters keep of it. */
export function offeredTo(contract: string, { previous, ...own }: ContractReport): ContractReport {
  if (previous === undefined || contractServes(own.contract, contract) || !contractServes(previous.contract, contract)) return own;
  return { ...own, contract: previous.contract, doors: { ...own.doors, ...previous.doors }, names: { ...own.names, ...previous.names } };
}

const numberOf = (contract: string) => contract.split('.').reduce((number, part) => number * 1000 + Number(part), 0);

/** Why a shell doesn't run a section, by the versions of the contract alone, and what to do. */
export function versionReason(built: string, offered: string, previous: string | null = null): string {
  const all = previous === null ? offered : `${offered} and ${previous}`;
  const advice =
    numberOf(built) > numberOf(offered)
      ? 'Publish a shell that offers it first, or both as one change with --set.'
      : `Build the section for contract ${offered}, or publish a shell that still serves its version.`;
  return `It was built for contract ${built}, and the shell offers ${all}. ${advice}`;
}
