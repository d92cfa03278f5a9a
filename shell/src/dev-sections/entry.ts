import type { DevSection } from '@arena/shared/contract/publishing';
import { reportOf } from '../sections/failure';
import { type RegisteredSection, registeredSection } from '../sections/registry';
import * as t from './dev-sections.messages';

const PATIENCE_MS = 3000;

/** A valid entry, or the problem as the end of a sentence that starts with its source. */
export type DeveloperEntry =
  { readonly entry: RegisteredSection; readonly problem: null } | { readonly entry: null; readonly problem: string };

const no = (problem: string): DeveloperEntry => ({ entry: null, problem });

/** The section whose address the mount would take. */
function takes(path: string, name: string, sections: readonly RegisteredSection[]): RegisteredSection | undefined {
  const mountsOf = ({ descriptor }: RegisteredSection) => descriptor?.mounts ?? [];
  const own = sections.find((section) => section.name === name);
  if (own !== undefined && mountsOf(own).some((mount) => mount.path === path)) return undefined;
  return sections.find(
    (section) =>
      section.name !== name &&
      mountsOf(section).some((mount) => path === mount.path || (mount.path !== '/' && path.startsWith(`${mount.path}/`))),
  );
}

/** Requires an entry that the registry would accept, without addresses of other sections. */
export function judgeEntry(raw: unknown, base: string, name: string | null, sections: readonly RegisteredSection[]): DeveloperEntry {
  const said = (raw ?? {}) as { readonly name?: unknown; readonly version?: unknown };
  const entry = registeredSection({ name: String(said.name), version: String(said.version), base, cohort: 'live' }, raw);
  if (entry.descriptor === null) return no(t.noSection);
  if (entry.descriptor.name !== (name ?? entry.descriptor.name)) return no(t.otherSection(entry.descriptor.name));
  if (entry.refused !== null) return no(t.incompatible(reportOf(entry.refused, entry.descriptor.title).sentence));
  for (const { path } of entry.descriptor.mounts) {
    const other = takes(path, entry.descriptor.name, sections);
    if (other !== undefined) return no(t.takesPath(path, other.descriptor?.title ?? other.name));
  }
  return { entry, problem: null };
}

/** Reads the entry from a developer's machine. Never rejects. */
export async function readEntry({ section, origin }: DevSection, sections: readonly RegisteredSection[]): Promise<DeveloperEntry> {
  let raw: unknown;
  try {
    const more = { credentials: 'omit', redirect: 'error', cache: 'no-store' } as const;
    const answer = await fetch(`${origin}/section.json`, { ...more, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return no(t.answersWithStatus(answer.status));
    raw = await answer.json();
  } catch (error) {
    return no(error instanceof SyntaxError ? t.noSection : t.noAnswer);
  }
  return judgeEntry(raw, `${origin}/`, section, sections);
}
