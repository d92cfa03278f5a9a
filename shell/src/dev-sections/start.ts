import { createElement, type ReactNode } from 'react';
import { SectionHost } from '../sections/host';
import type { RegistrySnapshot } from '../sections/registry';
import { auth } from '../session/auth-store';
import DevBanner from './DevBanner';
import { readEntry } from './entry';
import { follow } from './follow';
import { askDevSections, endDevSections } from './service';

/**
 * Starts the sections of a tab whose document allows one from a developer's machine. Only the server says, per session, which one runs:
 * neither the document, the address nor the browser's storage does. Never rejects.
 */
export async function startWithDevSections(snapshot: RegistrySnapshot): Promise<readonly [SectionHost, ReactNode]> {
  const banner = createElement(DevBanner);
  const asEverybody = () => [new SectionHost(snapshot), banner] as const;
  const scheme = snapshot.settings.authScheme;
  if (auth.tokenOf() === null) {
    // The user signed out where this was not running.
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
