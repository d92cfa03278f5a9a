import { SITE } from '../common/copy/site';
import { EDITION, type LegalDocument, section } from './document';

export const TERMS: LegalDocument = {
  ...EDITION,
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'The rules for using Arena: who may play, how rooms, tournaments, entries and prizes work, and what happens in a dispute.',
  intro:
    'These terms are the contract between you and Arena. They apply to the site, the apps when they come, and every room and tournament. What we do with your data is in the [privacy policy](/privacy-policy); what your own country adds is in the [regional addendums](/privacy/legal).',
  sections: [
    section('age', 'Who may use Arena', [
      'You must be at least 13 years old to have an account and to use the basic functions: a profile, free rooms, rankings and the community.',
      'Tournaments and cash features (rooms with an entry fee, prizes, top-ups and redeems) need a higher age:',
      [
        '18 years in every country, unless the law of yours sets another age.',
        '16 years where the law of your country allows it, with the consent of a parent or guardian.',
        'Where your country asks for a higher age, or does not allow paid entry at all, that rule comes first.',
      ],
      'We may ask for proof of age before a prize is paid. An account of somebody who is too young is closed, and entries that were paid from it are returned.',
    ]),
    section('account', 'Your account', [
      'One person, one account. Your in-game id must be your own. Keep your password to yourself; what is done with it counts as done by you until you tell us that somebody else has it.',
      'You can ask for your account to be deleted at any time on the page [account deletion](/account-deletion).',
    ]),
    section('rooms', 'Rooms and tournaments', [
      'A room names the game, the mode, the map, the start, the entry fee, the prize and the number of players. By joining you accept what it names. The organiser can turn a request down; nothing is charged for a request that was turned down.',
      [
        'Be in the room at its start. Whoever is missing when the match begins loses the entry, unless the match does not take place.',
        'Play on the device and in the game that the room names. Emulators, scripts, modified clients, teaming with opponents and shared accounts are forbidden; see the [acceptable use policy](/acceptable-use-policy).',
        'Hand in your screenshot of the result within 30 minutes after the match.',
      ],
      'PUBG Mobile and Free Fire belong to their publishers. Their rules apply in their games beside ours, and Arena is not run or endorsed by them.',
    ]),
    section('prizes', 'Entries, prizes and your balance', [
      'All amounts are in US dollars. The outcome of a match depends on the skill of the players; chance is no part of what we offer.',
      [
        'An entry is taken from your balance when your request to join is accepted.',
        'If a match is cancelled by us or its organiser, every entry is returned in full.',
        'A prize is paid to the winner’s balance after a person has compared the results of both sides.',
        'A redeem request is answered within 7 days. We may ask who you are before we pay, where the law asks us to.',
        'Taxes on prizes are yours to declare, unless the law of your country makes us withhold them.',
      ],
      'Your balance is no bank account and bears no interest.',
    ]),
    section('disputes', 'Results and disputes', [
      'If you think that a result is wrong, write to us within 48 hours after the match, with the room’s number and everything that shows what happened. Somebody who has not decided before looks at it again and answers within 5 days. A prize that is disputed is held until then.',
    ]),
    section('ending', 'Suspension and end', [
      'We may suspend or close an account that breaks these terms, in proportion to what was done and with the reason. Money that you have deposited or won fairly is paid out. Money that was won by breaking the rules goes back to those who lost it.',
    ]),
    section('liability', 'Liability', [
      'We are liable without limit for intent, gross negligence and injury to life, body and health, and where the law does not let us limit it. Otherwise we are liable for the breach of an essential duty only, up to the damage that could be foreseen. We are not liable for failures of the games, of networks or of your device.',
      'Your rights as a consumer are not touched by any of this.',
    ]),
    section('changes', 'Changes to these terms', [
      'We announce a change at least 30 days before it takes effect, here and by e-mail. If you do not agree, you can close your account before that day and have your balance paid out. The version and its dates stand at the top of this page.',
    ]),
    section('law', 'Law and contact', [
      'The law of the country in which you live applies where it gives you more protection as a consumer. The courts of your home are open to you.',
      `Questions about these terms: [${SITE.email}](mailto:${SITE.email}), or the [contact form](/#contact).`,
    ]),
  ],
};
