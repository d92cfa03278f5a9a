import { createElement, type ReactNode } from 'react';
import { SectionHost } from '../sections/host';
import type { RegistrySnapshot } from '../sections/registry';
import { auth } from '../session/auth-store';
import DevBanner from './DevBanner';
import { readEntry } from './entry';
import { follow } from './follow';
import { runPreview, sayPreviewIsOver } from './preview';
import { askDevSections, endDevSections } from './service';

/** Only the server decides per session which section runs, not the document, URL or storage. Never rejects. */
export async function startWithDevSections(snapshot: RegistrySnapshot): Promise<readonly [SectionHost, ReactNode]> {
  const banner = createElement(DevBanner);
  const withoutDevSection = () => [new SectionHost(snapshot), banner] as const;
  const scheme = snapshot.settings.authScheme;
  if (auth.tokenOf() === null) {
    // The user signed out in a page without developer sections.
    void endDevSections();
    return withoutDevSection();
  }
  const answer = await askDevSections(scheme).catch(() => null);
  const dev = answer?.sections[0];
  if (answer?.preview === null) sayPreviewIsOver();
  const preview = answer?.preview ?? undefined;
  if (answer === null || (dev === undefined && preview === undefined)) return withoutDevSection();
  // Telemetry stays off, so that what isn't live never counts as the live version.
  const host = new SectionHost({ ...snapshot, telemetry: false });
  if (dev === undefined) {
    await runPreview({ host, raw: preview, serverNow: answer.now, scheme });
    return [host, banner];
  }
  const live = snapshot.sections.find(({ name }) => name === dev.section);
  const first = await readEntry(dev, snapshot.sections);
  if (first.entry !== null) await host.takeElsewhere(dev.section, first.entry);
  const title = first.entry?.descriptor?.title ?? live?.descriptor?.title ?? dev.section;
  follow({ host, dev, first, title, left: dev.until - answer.now, scheme });
  return [host, banner];
}
