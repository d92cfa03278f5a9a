import type { Desk, Outcome, PreviewRow } from './order.ts';
import { Refusal } from './registry/published-registry.ts';

/** A console's address, or the one that this folder's console has by its settings. */
const siteOf = ({ place }: Desk): string =>
  /^https?:/.test(place) ? place : process.env.SITE_URL ? new URL(process.env.SITE_URL).origin : '';

const withLink = (desk: Desk, preview: PreviewRow) => ({ ...preview, link: `${siteOf(desk)}/admin/sections?preview=${preview.id}` });
const minuteOf = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
const versionsIn = ({ sections }: PreviewRow) => sections.map(({ folder, version }) => `${folder} ${version}`).join(', ');

/** What `preview <section>...` and `preview --stop <id>` print. */
export function previewText(desk: Desk, { dryRun, preview }: Outcome, json: boolean): string {
  if (preview === undefined)
    return json ? JSON.stringify({ dryRun, stopped: !dryRun }) : dryRun ? 'It could be stopped.' : 'The preview is stopped.';
  const { link, ...row } = withLink(desk, preview);
  if (json) return JSON.stringify(dryRun ? { dryRun, ...row } : { dryRun, ...row, link });
  if (dryRun) return `It could be done: ${versionsIn(row)}`;
  const where = link.startsWith('/') ? `\nAdd your console's address in front, or set SITE_URL.` : '';
  return `${versionsIn(row)}, until ${minuteOf(row.until)}, for administrators who open this link:\n${link}${where}`;
}

/** What `preview --list` prints. */
export async function previewList(desk: Desk, json: boolean): Promise<string> {
  const previews = (await desk.state()).previews.map((preview) => withLink(desk, preview));
  if (json) return JSON.stringify({ previews });
  if (previews.length === 0) return `There are no previews in ${desk.place}.`;
  return previews
    .map((one) => [one.id, `until ${minuteOf(one.until)}`, versionsIn(one), one.by, one.why].filter(Boolean).join('  '))
    .join('\n');
}

/** Refuses several sections over HTTP. */
export function assertPreview(sections: readonly string[], isRemote: boolean) {
  if (isRemote && sections.length > 1)
    throw new Refusal('A token is for one section: preview several where the folder is, with --folder <path>.');
}
