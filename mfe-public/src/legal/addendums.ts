import { EDITION, type LegalDocument, section } from './document';
import { REGIONS } from './regions';

export const ADDENDUMS: LegalDocument = {
  ...EDITION,
  path: '/privacy/legal',
  title: 'Regional legal addendums',
  description: 'What the law of 14 regions adds to the terms and the privacy policy of Arena: laws, ages, breach reporting and paid entry.',
  intro:
    'These addendums add to the [privacy policy](/privacy-policy) and the [terms](/terms-and-conditions) for people in the regions below. Where they differ, the addendum comes first. All of them side by side are in the [compliance matrix](/country-compliance-matrix).',
  sections: REGIONS.map(({ id, name, laws, points }) =>
    section(id, name, ['Laws that we follow there:', laws, 'What this means for you:', points]),
  ),
};
