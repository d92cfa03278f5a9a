import type { ReactNode } from 'react';
import type { Block } from '../common/layout/Text';

export interface LegalSection {
  /** The anchor; never changed once it is published, because others link to it. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** One legal text. Dates as YYYY-MM-DD. */
export interface LegalDocument {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly effective: string;
  readonly updated: string;
  readonly intro: string;
  /** Between the introduction and the sections, over the page's whole width. */
  readonly table?: ReactNode;
  readonly sections: readonly LegalSection[];
}

export const section = (id: string, title: string, blocks: readonly Block[]): LegalSection => ({ id, title, blocks });

/** All texts of this edition took effect on the same day. */
export const EDITION = { version: '1.0', effective: '2026-10-01', updated: '2026-09-14' } as const;

/** What the session's cookie has changed. */
export const WITH_COOKIE = { version: '1.1', effective: '2026-11-23', updated: '2026-11-23' } as const;
