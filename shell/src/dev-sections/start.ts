import { createElement, type ReactNode } from 'react';
import { SectionHost } from '../sections/host';
import type { RegistrySnapshot } from '../sections/registry';
import { auth } from '../session/auth-store';
import DevBanner from './DevBanner';
import { readEntry } from './entry';
import { follow } from './follow';
import { askDevSections, endDevSections } from './service';

/**
 * The sections of a tab whose document says that one may run from a developer's machine. Whether it does, and which, only the server
 * says, to this very session: nothing of it stands in the document, the address or the browser's storage. Never rejects.
 */
export async function startWithDevSections(snapshot: RegistrySnapshot): Promise<readonly [SectionHost, ReactNode]> {
  const banner = createElement(DevBanner);
  const asEverybody = () => [new SectionHost(snapshot), banner] as const;
  const scheme = snapshot.settings.authScheme;
  if (auth.tokenOf() === null) {
    // Somebody has signed out where this was not running.
    void endDevSections();
    return asEverybody();
  }
  const answer = await askDevSections(scheme).catch(() => null);
  const dev = answer?.sections[0];
  if (answer === null || dev === undefined) return asEverybody();
  // Nothing that a developer's program does is counted as if it were the live version's.
  const host = new SectionHost({ ...snapshot, telemetry: false });
  const live = snapshot.sections.find(({ name }) => name === dev.section);
  const first = await readEntry(dev, snapshot.sections);
  if (first.entry !== null) await host.takeElsewhere(dev.section, first.entry);
  const title = first.entry?.descriptor?.title ?? live?.descriptor?.title ?? dev.section;
  follow({ host, dev, first, title, left: dev.until - answer.now, scheme });
  return [host, banner];
}
