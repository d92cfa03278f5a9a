import { SITE } from '../common/copy/site';
import { EDITION, type LegalDocument, section } from './document';

export const USER_AGREEMENT: LegalDocument = {
  ...EDITION,
  path: '/user-agreement',
  title: 'User agreement',
  description:
    'What you agree to with an Arena account, in short: your profile, your content, messages from us, and how either side ends it.',
  intro:
    'The short agreement about your account. It goes together with the [terms and conditions](/terms-and-conditions) and the [acceptable use policy](/acceptable-use-policy).',
  sections: [
    section('agreeing', 'How you agree', [
      'You agree by opening an account after you were shown this page. Below the age of 18, a parent or guardian agrees with you where the law asks for it. Below 13 nobody can agree: Arena is not for you yet.',
    ]),
    section('yours', 'What is yours', [
      'Your name, your picture, your screenshots and what you write stay yours. You let us store and show them where the platform needs it: to the other players of a room, and to those who check a result. This ends when you delete them, except for what has to be kept as evidence of a match or a payment.',
    ]),
    section('ours', 'What is ours', [
      'The platform, its name and its design are ours. You may use them to play, and not copy, sell or take them apart, beyond what the law allows you anyway.',
    ]),
    section('promises', 'What you promise', [
      [
        'What you say about yourself, your age and your in-game ids is true and stays current.',
        'You have one account and play yourself.',
        'You use cash features only where you live in a country that allows them, and only with your own money.',
      ],
    ]),
    section('messages', 'Messages from us', [
      'We write to you about your matches, your money and your account. We do not send advertising.',
    ]),
    section('ending', 'How it ends', [
      `You can end this agreement at any time on the page [account deletion](/account-deletion). We can end it with 30 days’ notice, or at once when the rules are broken badly. Your balance is paid out in either case, as the [terms](/terms-and-conditions#prizes) say. Questions: [${SITE.email}](mailto:${SITE.email}).`,
    ]),
  ],
};
