import { FILES_LIST } from '@arena/shared/contract/publishing';
import type { RegisteredSection } from '../sections/registry';

/** Files that a section needs before it can render. */
const isOfStart = (file: string, manifest: string) =>
  file === manifest || file === FILES_LIST || file.startsWith('remoteEntry.') || file.startsWith('__federation_expose_section.');

/** From the section's first request on (milliseconds); null where the browser has no timings. */
export function loadTimeHere({ base, descriptor }: RegisteredSection): number | null {
  if (descriptor === null) return null;
  const entries = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(base) && isOfStart(name.slice(base.length), descriptor.manifest));
  if (entries.length === 0) return null;
  const end = Math.max(...entries.map(({ startTime, duration }) => startTime + duration));
  return end - Math.min(...entries.map(({ startTime }) => startTime));
}
