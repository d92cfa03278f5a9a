import type { ReactNode } from 'react';
import type { Block } from '../common/layout/Blocks';
import { Matrix } from './Matrix';
import about from './texts/about.json';
import acceptableUse from './texts/acceptable-use.json';
import addendums from './texts/addendums.json';
import cookies from './texts/cookies.json';
import disclaimer from './texts/disclaimer.json';
import matrix from './texts/matrix.json';
import privacy from './texts/privacy.json';
import regions from './texts/regions.json';
import terms from './texts/terms.json';
import userAgreement from './texts/user-agreement.json';
import * as t from './legal.messages';

/** Dates are YYYY-MM-DD. */
export interface LegalDocument {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly effective: string;
  readonly updated: string;
  readonly intro: string;
  /** Full-width, between the introduction and the sections. */
  readonly table?: ReactNode;
  /** Never change a published `id`: it is the anchor that others link to. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }[];
}

/** In sitemap order. The texts are in `texts/`. */
export const LEGAL_TEXTS: readonly LegalDocument[] = [
  { ...matrix, table: <Matrix /> },
  {
    ...addendums,
    sections: regions.map(({ id, name, laws, points }) => ({
      id,
      title: name,
      blocks: [t.lawsThere, laws, t.whatItMeans, points],
    })),
  },
  terms,
  privacy,
  cookies,
  about,
  disclaimer,
  acceptableUse,
  userAgreement,
];
