import { getsCandidate, registry as registrySchema, registryCandidate, type RegistrySettings } from '@arena/shared/contract/publishing';
import { incompatibility, sectionDescriptor, type SectionDescriptor } from '@arena/shared/contract/section';
import type { VersionHeld } from '@arena/shared/contract/telemetry';
import * as z from '@arena/shared/contract/zod';
import { auth } from '../session/auth-store';
import { fetchRegistry } from './fetch-registry';
import { failure, type SectionFailure } from './failure';
import { trustRegistry } from './trust';
import * as t from './sections.messages';

/** A valid descriptor, or the failure that replaces it. */
export type RegisteredSection = Placed &
  (
    | { readonly descriptor: SectionDescriptor; readonly refused: SectionFailure | null }
    | { readonly descriptor: null; readonly refused: SectionFailure }
  );

interface Placed extends VersionHeld {
  readonly base: string;
}

export interface RegistrySnapshot {
  readonly settings: RegistrySettings;
  /** The live shell version; null if none was published. */
  readonly shell: string | null;
  /** Whether to ask the server for developer sections; doesn't enable one by itself. */
  readonly devSections: boolean;
  /** Whether the origin collects telemetry. */
  readonly telemetry: boolean;
  readonly sections: readonly RegisteredSection[];
}

// Only the shell reads this part; it isn't in the sections' contract.
const publishedShell = z.object({ shell: z.object({ live: z.object({ version: z.string() }) }) });

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** null if zod itself throws, for example on an object whose `length` isn't a number. */
function judged(raw: unknown) {
  try {
    return z.safeParse(sectionDescriptor, raw);
  } catch {
    return null;
  }
}

/** Validates the descriptor and its versions. */
export function registeredSection(placed: Placed, raw: unknown): RegisteredSection {
  const bad = (problem: string): RegisteredSection => ({ ...placed, descriptor: null, refused: failure('bad-descriptor', { problem }) });
  const checked = judged(raw);
  if (checked === null) return bad(t.unreadableValue);
  if (!checked.success) {
    const issue = checked.error.issues[0];
    return bad(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
  }
  if (!URL.canParse(placed.base, window.location.href)) return bad(t.baseMustBeAddress);
  const descriptor = deepFreeze(checked.data);
  const wrong = incompatibility(descriptor);
  return {
    ...placed,
    base: new URL(placed.base, window.location.href).href,
    descriptor,
    refused: wrong && failure('incompatible-contract', { version: descriptor.version, ...wrong }),
  };
}

/** Validates and freezes a registry for this user. Sections are judged separately. Throws if the document is invalid. */
export function readRegistry(raw: unknown, userId: number | null = null): RegistrySnapshot {
  const { settings, sections } = z.parse(registrySchema, raw);
  const shell = z.safeParse(publishedShell, raw);
  return deepFreeze({
    settings,
    shell: shell.success ? shell.data.shell.live.version : null,
    devSections: (raw as { readonly devSections?: unknown }).devSections === true,
    telemetry: (raw as { readonly telemetry?: unknown }).telemetry === true,
    sections: sections.map(({ name, live, candidate }) => {
      const tried = z.safeParse(registryCandidate, candidate);
      const trying = tried.success && getsCandidate(name, tried.data.share, userId);
      const { version, base, descriptor } = trying ? tried.data : live;
      return registeredSection({ name, version, base, cohort: trying ? 'candidate' : 'live' }, descriptor);
    }),
  });
}

/** undefined in development. */
export const entryOf = (descriptor: SectionDescriptor | null): string | undefined =>
  Object.keys(descriptor?.integrity ?? {}).find((file) => file.startsWith('remoteEntry.'));

/** Compares version and files; the list's hash covers all of them. */
export const isSame = (one: RegisteredSection, other: RegisteredSection) =>
  one.base === other.base &&
  one.descriptor?.version === other.descriptor?.version &&
  one.refused?.code === other.refused?.code &&
  one.descriptor?.files === other.descriptor?.files;

/** The first call uses the document's early request. Rejects with `untrusted` if the signature is invalid. */
export async function loadRegistry(patienceMs?: number): Promise<RegistrySnapshot> {
  const { arenaHandOver } = window;
  const early = arenaHandOver?.registry;
  if (arenaHandOver !== undefined) arenaHandOver.registry = null;
  const raw = await (early ?? fetchRegistry(patienceMs));
  await trustRegistry(raw);
  return readRegistry(raw, auth.peekStored()?.user?.id ?? null);
}
