import { SITE } from '../common/copy/site';
import { type LegalDocument, section, WITH_COOKIE } from './document';

export const PRIVACY: LegalDocument = {
  ...WITH_COOKIE,
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'What Arena knows about you, why, for how long, who else sees it, and how to have it shown, corrected or deleted.',
  intro:
    'We keep what a match, a payment and the law need, and nothing for advertising. This page says what that is. Rules of single countries are in the [regional addendums](/privacy/legal).',
  sections: [
    section('what', 'What we keep', [
      [
        'Your account: name, e-mail address, mobile number, profile picture, password (as a hash that cannot be read back), in-game ids, role.',
        'Your matches: rooms and tournaments that you asked to join, results, screenshots that you handed in, messages from those who decided.',
        'Your money: entries, prizes, top-ups, redeem requests and how they were decided.',
        'What you write to us: messages of the contact form and requests to delete an account, with the e-mail address that you gave.',
        'Technical records: the time, the address and the outcome of requests, kept to stop attacks and find faults.',
      ],
      'We do not buy data about you, build advertising profiles, or use trackers. The public pages load nothing from third parties.',
    ]),
    section('why', 'Why, and on what ground', [
      [
        'To run your account, matches and payments: because of the contract with you.',
        'To check results, stop cheating and keep the platform safe: because of our legitimate interest and that of the other players.',
        'To keep records of payments, and to check ages and identities: because the law asks for it.',
        'To answer you: because you have asked.',
      ],
    ]),
    section('who', 'Who else sees it', [
      'Other players see your name, your picture, your in-game id and your results in rooms that you share. Administrators see what they need to decide. Payment services see what a payment needs. Hosts store data for us under contract. Authorities receive what a lawful order demands, and we check every order. We sell nothing.',
      'Data that leaves your country is protected by the means that its law asks for, such as standard contractual clauses.',
    ]),
    section('how-long', 'For how long', [
      [
        'Account and profile: until you have it deleted, and 30 days more in backups.',
        'Matches and screenshots: 12 months after the match, longer while a dispute is open.',
        'Payments: as long as the tax law of the country asks, up to 10 years.',
        'Messages to us: 24 months after the last answer.',
        'Technical records: 90 days.',
      ],
    ]),
    section('rights', 'Your rights', [
      'You can have your data shown, corrected, deleted, restricted or handed over, and object to what we base on a legitimate interest. We answer within 30 days and charge nothing. A decision about you is never made by a machine alone.',
      `Write to [${SITE.email}](mailto:${SITE.email}), or use the page [account deletion](/account-deletion). You can also complain to the data-protection authority of your country.`,
    ]),
    section('children', 'Children', [
      'Arena is not for children under 13. Where the age of digital consent is higher, as it is by default with 16 years in the European Union, a parent or guardian has to agree below it. An account of somebody who is too young is deleted as soon as we learn of it.',
    ]),
    section('safety', 'Safety and breaches', [
      'Connections are encrypted, passwords are hashed, access is limited to those who need it and is recorded. If a breach puts you at risk we tell you and the authority in the time that the law sets: within 72 hours in the European Union, and within 6 hours to CERT-In in India.',
    ]),
    section('storage', 'Cookies and storage', [
      'We set one cookie, for who is signed in. What your browser keeps for us is listed in the [cookie policy](/cookie-policy).',
    ]),
  ],
};
