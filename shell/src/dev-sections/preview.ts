import { formatInstant } from '@arena/shared/platform';
import * as z from '@arena/shared/contract/zod';
import { notify } from '../feedback/toasts';
import type { SectionHost } from '../sections/host';
import { isTrustedPreview } from '../sections/trust';
import { judgeEntry } from './entry';
import { running } from './running';
import { endDevSections, type Granted } from './service';
import { watchForEnd } from './watch-for-end';
import * as t from './dev-sections.messages';

const TOAST_MS = 8000;

const previewOf = z.object({
  id: z.string(),
  by: z.string(),
  why: z.string(),
  until: z.number(),
  sections: z.array(z.object({ name: z.string(), live: z.object({ version: z.string(), base: z.string(), descriptor: z.unknown() }) })),
});
export type ReadPreview = z.output<typeof previewOf>;

/** Rejects with a sentence. */
export async function readPreview(raw: unknown): Promise<ReadPreview> {
  const read = z.safeParse(previewOf, raw);
  if (!read.success || !(await isTrustedPreview(raw))) throw new Error(t.previewUntrusted);
  return read.data;
}

/** Judges each version like a registry entry, among the sections of the host. */
export const judgePreview = ({ sections }: ReadPreview, host: SectionHost) =>
  sections.map(({ name, live: { version, base, descriptor } }) => {
    const live = host.snapshot.sections.find((one) => one.name === name)?.descriptor;
    const judged = judgeEntry(descriptor, base, name, host.snapshot.sections);
    return { name, version, judged, live, title: judged.entry?.descriptor?.title ?? live?.title ?? name };
  });

function show(sentence: string, action = t.close, stop: () => void = () => running.setState({ now: null })): void {
  running.setState({ now: { label: t.runningPreview, sentence, action, stop } });
}

/** Until the user closes it, also after another page load: the grant goes with it. */
export function sayPreviewIsOver(): void {
  show(t.previewOver, t.close, () => {
    running.setState({ now: null });
    void endDevSections();
  });
}

interface Granting {
  readonly host: SectionHost;
  readonly raw: unknown;
  /** The server's clock (epoch milliseconds). */
  readonly serverNow: number;
  readonly scheme: string;
}

/** Runs the versions of a preview in place of the live ones, until its end, Stop, or sign-out. Never rejects. */
export async function runPreview({ host, raw, serverNow, scheme }: Granting): Promise<void> {
  const preview = await readPreview(raw).catch((error: unknown) => (error as Error).message);
  if (typeof preview === 'string') return show(preview);
  const versions = judgePreview(preview, host);
  for (const { name, judged } of versions) if (judged.entry !== null) await host.takeElsewhere(name, judged.entry);

  let over = false;
  const end = (why: string | null) => {
    if (over) return;
    over = true;
    stopWatching();
    running.setState({ now: null });
    void endDevSections();
    for (const { name } of versions) void host.takeElsewhere(name, null);
    if (why !== null) notify({ message: t.liveVersionsAreBack(why), tone: 'info', duration: TOAST_MS });
  };
  const endIn = ({ preview: now }: Granted) => (now != null && (now as ReadPreview).id === preview.id ? null : t.previewOverShort);
  const stopWatching = watchForEnd({ endsAt: Date.now() + preview.until - serverNow, scheme, endIn }, end);
  const [bad] = versions.flatMap(({ title, judged: { problem } }) => (problem === null ? [] : [t.previewProblem(title, problem)]));
  const names = versions.map(({ title, version }) => `${title} ${version}`).join(', ');
  show(bad ?? t.previewBy(names, preview.by, formatInstant(preview.until)), t.stop, () => end(t.youStoppedIt));
}
