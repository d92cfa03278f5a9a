import { SITE } from '../common/copy/site';
import { EDITION, type LegalDocument, section } from './document';

export const DISCLAIMER: LegalDocument = {
  ...EDITION,
  path: '/disclaimer',
  title: 'Disclaimer',
  description: 'What Arena does not promise: earnings, availability, and any connection with the publishers of the games.',
  intro: 'What is written on this site is meant to be right. This page says where its limits are.',
  sections: [
    section('earnings', 'No promise of earnings', [
      'Prizes go to those who win. Most players do not win most of the time, and an entry that is lost is not returned. Amounts on this site are examples unless they stand on a room. Playing on Arena is no income, no investment and no way out of debt. Never enter with money that you need.',
      'If playing stops being fun, stop. You can have your account closed for good on the page [account deletion](/account-deletion).',
    ]),
    section('publishers', 'The games and their publishers', [
      'PUBG Mobile, Free Fire, BGMI and the names of their maps are trademarks of their owners. Arena is independent: it is not run, sponsored or endorsed by them. Their servers, rules and bans are theirs.',
    ]),
    section('availability', 'Availability', [
      'We do what we can to keep Arena running, and cannot promise that it always does. Matches that could not take place because of a failure of ours are cancelled and their entries returned.',
    ]),
    section('law', 'Where it is allowed', [
      'Games that are entered for a stake are not allowed everywhere. You may only use the cash features where they are lawful; the [compliance matrix](/country-compliance-matrix) gives an overview and is no legal advice.',
    ]),
    section('links', 'Links and what players write', [
      `We are not responsible for other sites that are linked here, nor for what players write, until we know of it. Tell us at [${SITE.email}](mailto:${SITE.email}), and we look at it at once.`,
    ]),
  ],
};
