import { randomBytes } from 'node:crypto';
import type { Preview } from '@arena/shared/contract/publishing';
import { readDescriptor } from './check.ts';
import { publishStep } from './commands.ts';
import { change, noteOf, type Publication, type Publisher, type Step, withBuild, withSteps } from './publisher.ts';
import { isOnlyOf, livePreviews, PREVIEW_VERSION, previewDays } from './registry/previews.ts';
import { type PublishedRegistry, Refusal, sectionOf, SHELL } from './registry/published-registry.ts';
import { served } from './registry/signed-registry.ts';
import { digestOf } from './uploaded-version.ts';

// Builds that are shown before they are published: uploaded as versions with numbers of their own, which no history names, and listed in a
// preview. They are judged as if they went live together, and deleted with the preview.

const DAY_MS = 86_400_000;
/** Every server and every command reads all of them. */
const MOST = 200;

/** The number of a build in a preview: its own and what it is made of, so that the same build has the same number each time. */
export function previewVersion({ folder, build, version }: Publication): Promise<string> {
  if (folder === SHELL) throw new Refusal('A preview runs in the live shell: name sections only.');
  return withBuild({ folder, build }, async (copy) => {
    const own = version ?? (await readDescriptor(copy)).version;
    if (PREVIEW_VERSION.test(own)) return own;
    return `${own}${own.includes('-') ? '.' : '-'}preview.${(await digestOf(copy)).slice(0, 8)}`;
  });
}

/** Adds the preview of versions that `steps` would make live. */
function withPreview(publisher: Publisher, steps: readonly Step[], id: string, days: number) {
  const { at, by, why, key } = noteOf(publisher);
  return (registry: PublishedRegistry): PublishedRegistry => {
    const tried = steps.reduce((state, step) => step.how(state), registry);
    const sections = steps.flatMap(({ subject }) => {
      const section = subject && sectionOf(tried, subject.folder);
      return section ? [{ name: section.name, folder: section.folder, live: served(section.live) }] : [];
    });
    const others = livePreviews(registry, publisher.now());
    if (others.length >= MOST)
      throw new Refusal(`There are ${MOST} previews already. Stop some first: preview --list, preview --stop <id>`);
    const preview: Preview = { id, at, by, why, until: publisher.now().getTime() + days * DAY_MS, sections, ...(key && { key }) };
    return { ...registry, previews: [...others, preview] };
  };
}

/** Uploads builds of sections and creates a preview of them. */
export async function createPreview(publisher: Publisher, publications: readonly Publication[]): Promise<PublishedRegistry> {
  const days = previewDays(process.env);
  if (days === 0) throw new Refusal('This console has no previews (PREVIEW_DAYS=0). Its operator can allow them.');
  if (publications.some(({ share, hold }) => share !== undefined || hold === true))
    throw new Refusal('A preview is for those who open its link: leave out --share and --hold.');
  const numbered: Publication[] = [];
  for (const one of publications) numbered.push({ ...one, version: await previewVersion(one) });
  const id = randomBytes(16).toString('hex');
  return withSteps(
    numbered,
    (one, build) => publishStep(publisher, one, build),
    (steps) => {
      const uploads = steps.map(({ subject }): Step => ({ subject, how: (registry) => registry }));
      return change(publisher, [...uploads, { subject: null, how: withPreview(publisher, steps, id, days) }]);
    },
  );
}

/** The preview that a command has just created, or an earlier attempt at it. */
export const created = ({ previews = [] }: PublishedRegistry, { key }: Pick<Publisher, 'key'>): Preview | undefined =>
  previews.findLast((preview) => preview.key === key);

/** Ends a preview for every session. `folder`: the section that may be the only one in it. */
export async function stopPreview(publisher: Publisher, id: string, folder: string): Promise<PublishedRegistry> {
  const how = (registry: PublishedRegistry): PublishedRegistry => {
    const previews = livePreviews(registry, publisher.now());
    const preview = previews.find((one) => one.id === id);
    if (preview === undefined || (folder !== '' && !isOnlyOf(preview, folder)))
      throw new Refusal(`There is no preview ${id}${folder === '' ? '' : ` of ${folder} alone`}. \`preview --list\` names those that run.`);
    return { ...registry, previews: previews.filter((one) => one !== preview) };
  };
  return change(publisher, [{ subject: null, how }]);
}
