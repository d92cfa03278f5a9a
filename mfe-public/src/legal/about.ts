import { SITE } from '../common/copy/site';
import { EDITION, type LegalDocument, section } from './document';

export const ABOUT: LegalDocument = {
  ...EDITION,
  path: '/about-us',
  title: 'About us',
  description:
    'Arena is a gaming community for PUBG Mobile and Free Fire: custom rooms, 1v1 challenges, tournaments, rankings, social features and people who check results.',
  intro:
    'Arena is a community of players who would rather prove it. We run custom rooms, 1v1 challenges, tournaments, rankings and social features for PUBG Mobile and Free Fire.',
  sections: [
    section('what', 'What we do', [
      [
        'Custom rooms: you set the game, the mode, the map and the entry, and others ask to join.',
        '1v1 challenges: two players, one match, one winner.',
        'Tournaments: brackets and full-map rooms with rewards for the top 5, 10 and 15.',
        'Rankings: a place in the table to win and to defend.',
        'Social features: people to play with, squads to form and rivals to meet again.',
      ],
    ]),
    section('how', 'How we work', [
      'Every result is looked at by a person before a prize is paid. Every decision about a room, a prize or a request is written down with who made it. If we are wrong, somebody else looks again.',
    ]),
    section('believe', 'What we believe', [
      [
        'Skill decides. There are no spins, no loot and no odds here.',
        'The price is on the door. Entry and prize are known before you join.',
        'Younger players are protected. 13 for the community, 16 or 18 for tournaments and cash features.',
        'Your attention is not for sale. No advertising, no trackers.',
      ],
    ]),
    section('reach', 'How to reach us', [
      `Write to [${SITE.email}](mailto:${SITE.email}) or use the [contact form](/#contact). A person answers.`,
    ]),
  ],
};
