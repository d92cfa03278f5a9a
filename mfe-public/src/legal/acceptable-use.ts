import { SITE } from '../common/copy/site';
import { EDITION, type LegalDocument, section } from './document';

export const ACCEPTABLE_USE: LegalDocument = {
  ...EDITION,
  path: '/acceptable-use-policy',
  title: 'Acceptable use policy',
  description: 'What is not tolerated on Arena: cheating, collusion, harassment, false results, attacks. And what happens then.',
  intro:
    'A match is only worth winning when it was fair. These rules keep it so; they are part of the [terms and conditions](/terms-and-conditions).',
  sections: [
    section('fair-play', 'Fair play', [
      'Forbidden in every room and tournament:',
      [
        'aimbots, wallhacks, macros, modified clients and anything else that plays for you or shows what you should not see;',
        'emulators, where the room is for phones;',
        'teaming with opponents, losing on purpose, and sharing or selling accounts;',
        'causing lag or disconnections, your own or somebody else’s;',
        'screenshots that are edited or from another match.',
      ],
    ]),
    section('people', 'Respect', [
      [
        'No insults, threats or harassment, and no hatred because of origin, religion, gender, orientation or disability.',
        'No sexual content, and nothing that endangers minors: we report it to the authorities.',
        'No publishing of what others have told you in private.',
      ],
    ]),
    section('money', 'Money', [
      [
        'No entries with stolen means of payment, no laundering, no chargebacks of entries that were played.',
        'No betting on matches of others, on Arena or elsewhere.',
        'No second account to get around a limit, a ban or an age.',
      ],
    ]),
    section('systems', 'Our systems', [
      'No attacks, no scraping, no attempts to reach what is not yours. If you have found a weakness, tell us before you tell others: we thank you and do not sue those who act in good faith.',
    ]),
    section('consequences', 'What happens then', [
      'Depending on what was done and how often: a warning, the loss of the match, the loss of the prize, a suspension, or the end of the account. You are told the reason and can object within 14 days; somebody who has not decided before looks at it again.',
      `Report what you have seen with the room’s number: [${SITE.email}](mailto:${SITE.email}) or the [contact form](/#contact).`,
    ]),
  ],
};
