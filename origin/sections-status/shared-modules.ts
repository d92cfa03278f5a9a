import type { SharedModuleStatus } from '@arena/shared/contract/publishing';
import { contractServes, type SectionDescriptor } from '@arena/shared/contract/section';
import * as z from '@arena/shared/contract/zod';
import { CONTRACT_FILE, parseContract } from '../../ship/registry/version-contract.ts';
import type { VersionFiles } from './version-files.ts';

/** What a build says of itself: the contract that it was built for or offers, and the versions of the packages behind it. */
export interface BuiltWith {
  readonly contract: string;
  /** The previous major version, while a shell serves that too. */
  readonly previous?: string | undefined;
  readonly packages: Readonly<Record<string, string>>;
}

export interface Asks extends BuiltWith {
  readonly modules: readonly { readonly name: string; readonly range: string }[];
}

const manifest = z.looseObject({
  shared: z.optional(z.array(z.looseObject({ name: z.string(), requiredVersion: z.optional(z.union([z.string(), z.boolean()])) }))),
});

function parsed<T>(text: string | null, parse: (text: string) => T): T | null {
  try {
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

/** Null where the build has no `contract.json`: it was made for development. */
export async function builtWith(files: VersionFiles): Promise<BuiltWith | null> {
  const contract = parsed(await files.text(CONTRACT_FILE), parseContract);
  if (contract === null) return null;
  const { contract: version, previous, packages } = contract.report;
  return { contract: version, previous: previous?.contract, packages };
}

export async function asksOf(files: VersionFiles, descriptor: SectionDescriptor): Promise<Asks> {
  const [own, text] = await Promise.all([builtWith(files), files.text(descriptor.manifest)]);
  const { shared = [] } = parsed(text, (json) => z.parse(manifest, JSON.parse(json))) ?? {};
  return {
    contract: descriptor.contract,
    packages: own?.packages ?? {},
    modules: shared.map(({ name, requiredVersion }) => ({ name, range: typeof requiredVersion === 'string' ? requiredVersion : '*' })),
  };
}

/** `react/jsx-runtime` is of the package `react`. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

const numbersOf = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? [];

/** Whether a version is in a range of the form `^19.0.0`, which is the one that builds write; null for any other range. */
function isInRange(version: string, range: string): boolean | null {
  if (range === '*') return true;
  if (!/^\^[1-9]\d*\.\d+\.\d+$/.test(range)) return null;
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbersOf(range.slice(1));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

const UNKNOWN = 'Unknown: the console’s build doesn’t list what it provides.';

/** The console's own modules have no version of their own: the contract's is theirs. */
function ownModule(name: string, { contract }: Asks, shell: BuiltWith | null): SharedModuleStatus {
  const asked = `contract ${contract}`;
  if (shell === null) return { name, asked, got: null, why: UNKNOWN };
  const got = `contract ${shell.contract}`;
  if (asked === got) return { name, asked, got, why: '' };
  const why = [shell.contract, shell.previous ?? shell.contract].some((offered) => contractServes(offered, contract))
    ? 'The console’s is newer and still offers everything this version uses: publishing checked that.'
    : `The console doesn’t offer that contract and refuses this version. Publish one built for ${shell.contract}.`;
  return { name, asked, got, why };
}

function packageModule(name: string, range: string, built: string | undefined, shell: BuiltWith | null): SharedModuleStatus {
  const asked = built === undefined ? range : `${range}, built with ${built}`;
  if (shell === null) return { name, asked, got: null, why: UNKNOWN };
  const got = shell.packages[packageOf(name)] ?? null;
  if (got === null) return { name, asked, got, why: 'The console doesn’t list it among the modules it provides.' };
  const inside = isInRange(got, range);
  const one = 'The console has one copy for all sections.';
  if (inside === false) return { name, asked, got, why: `${one} It is outside the range but still used: build with ${got}.` };
  return { name, asked, got, why: built === undefined || built === got ? '' : `${one}${inside === true ? ' It is in the range.' : ''}` };
}

/** What a version asks for and gets of the live shell; also the packages behind the console's own modules whose version has changed. */
export function sharedModulesOf(asks: Asks, shell: BuiltWith | null): SharedModuleStatus[] {
  const named = asks.modules.map(({ name, range }) =>
    name.startsWith('@arena/') ? ownModule(name, asks, shell) : packageModule(name, range, asks.packages[packageOf(name)], shell),
  );
  const behind = Object.entries(asks.packages).flatMap(([name, asked]): SharedModuleStatus[] => {
    const got = shell?.packages[name];
    if (got === undefined || got === asked || asks.modules.some((module) => packageOf(module.name) === name)) return [];
    return [{ name, asked, got, why: 'It comes with the console’s own modules. Publishing checked that its types still match.' }];
  });
  return [...named, ...behind].sort((a, b) => (a.name < b.name ? -1 : 1));
}
