import { FILES_LIST } from '@arena/shared/contract';
import type { RegisteredSection } from '../sections/registry';

/** What has to be there before a section can show anything. */
const isOfStart = (file: string, manifest: string) =>
  file === manifest || file === FILES_LIST || file.startsWith('remoteEntry.') || file.startsWith('__federation_expose_section.');

/** How long a section took to arrive in this tab (milliseconds), from its first request on; null where the browser has not kept it. */
export function loadTimeHere({ base, descriptor }: RegisteredSection): number | null {
  if (descriptor === null) return null;
  const entries = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(base) && isOfStart(name.slice(base.length), descriptor.manifest));
  if (entries.length === 0) return null;
  const end = Math.max(...entries.map(({ startTime, duration }) => startTime + duration));
  return end - Math.min(...entries.map(({ startTime }) => startTime));
}
