/** The contract's version, `major.minor`. The shell refuses a section built for another major or a later minor before running it. */
export const CONTRACT_VERSION = '5.3';

/**
 * The last version of the previous major, while the shell also runs sections built for it with the adapters in `shared/previous`. Null when
 * no such window is open.
 */
export const PREVIOUS_CONTRACT: string | null = null;

/** The contract versions that this console offers, its own first. */
export const OFFERED_CONTRACTS: readonly string[] = [CONTRACT_VERSION, ...(PREVIOUS_CONTRACT === null ? [] : [PREVIOUS_CONTRACT])];

/**
 * The number of the interface between the shell's loader and a built section: the global container with `init` and `get`, its `./section`,
 * `files.json`, the verified loading and the lent federation runtime. Raise it when a section that is already built would no longer start.
 */
export const LOADER_VERSION = 1;

/**
 * Whether a shell that offers `offered` can run a section built for `needed`: the same major and no later minor.
 * @example contractServes('5.2', '5.0') // true
 */
export function contractServes(offered: string, needed: string): boolean {
  const [offeredMajor, offeredMinor] = offered.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (offeredMajor === undefined || neededMajor === undefined || !/^\d+\.\d+$/.test(needed)) return false;
  return offeredMajor === neededMajor && (offeredMinor ?? 0) >= (neededMinor ?? 0);
}

/** Whether this console can run a section built for `needed`: for its own major version, or for the previous one while it offers that. */
export const isOffered = (needed: string, offered = OFFERED_CONTRACTS): boolean => offered.some((one) => contractServes(one, needed));

/** The version that keeps this console from running a section; null if it can. Descriptors from before the loader's number have none. */
export function incompatibility(
  { contract, loader = 1 }: { readonly contract: string; readonly loader?: number },
  offered = OFFERED_CONTRACTS,
) {
  if (!isOffered(contract, offered)) return { needed: contract, offered: offered.join(' and ') } as const;
  return loader === LOADER_VERSION ? null : ({ of: 'loader', needed: String(loader), offered: String(LOADER_VERSION) } as const);
}
