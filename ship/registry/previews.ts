import type { Preview, PublishedRegistry } from '@arena/shared/contract/publishing';
import { Refusal, versionsOf } from './published-registry.ts';

/** The number of a version that was uploaded for a preview: `1.5.0-preview.3f9a2c1d`. */
export const PREVIEW_VERSION = /[-.]preview\.[0-9a-f]{8}$/;
/** A preview's id: 128 random bits. */
export const PREVIEW_ID = /^[0-9a-f]{32}$/;
const DAYS = 7;
const MOST_DAYS = 90;

/** How long a preview lasts (days); 0 switches previews off. Throws a sentence for a setting that is no such number. */
export function previewDays({ PREVIEW_DAYS }: NodeJS.ProcessEnv): number {
  const days = Number(PREVIEW_DAYS || DAYS);
  if (Number.isInteger(days) && days >= 0 && days <= MOST_DAYS) return days;
  throw new Refusal(`PREVIEW_DAYS must be a whole number from 0 to ${MOST_DAYS}, not ${PREVIEW_DAYS ?? ''}. 0 switches previews off.`);
}

export const livePreviews = ({ previews = [] }: Pick<PublishedRegistry, 'previews'>, now: Date): readonly Preview[] =>
  previews.filter(({ until }) => until > now.getTime());

/** Without the previews that are over: the files of their versions are deleted with the change. */
export const withoutExpired = (registry: PublishedRegistry, now: Date): PublishedRegistry =>
  registry.previews === undefined ? registry : { ...registry, previews: livePreviews(registry, now) };

/** Whether a preview has versions of one section alone. */
export const isOnlyOf = ({ sections }: Preview, folder: string): boolean => sections.every((one) => one.folder === folder);

/** Whether the registry names a version: in a history, or in a preview. */
export const isNamed = (registry: PublishedRegistry, folder: string, version: string): boolean =>
  versionsOf(registry, folder).includes(version) ||
  (registry.previews ?? []).some(({ sections }) => sections.some((one) => one.folder === folder && one.live.version === version));
