import { SITE } from '../common/copy/site';
import { EDITION, type LegalDocument } from './document';

export const COOKIES: LegalDocument = {
  ...EDITION,
  path: '/cookie-policy',
  title: 'Cookie policy',
  description: 'Arena sets no cookies and uses no trackers. This is what your browser keeps for it instead, and how to remove it.',
  intro: 'Arena sets no cookies: none for advertising, none for statistics. That is why no banner asks you about them.',
  sections: [
    {
      id: 'storage',
      title: 'What your browser keeps',
      blocks: [
        'Some things have to be remembered between two pages. They are kept in your browser’s own storage, are never shared with other sites, and are needed for what you asked for.',
        [
          'auth and userId: that you are signed in, from login to logout.',
          'arena-theme: whether you chose the dark or the light theme.',
          'arena.preferences: how you arranged the console.',
          'Drafts of what you typed and the place that you were at, in the open tab only: so that nothing is lost when a session ends.',
          'Payments that are under way, so that none is made twice.',
        ],
      ],
    },
    {
      id: 'remove',
      title: 'How to remove it',
      blocks: [
        'Logging out removes the session and the drafts. Everything else goes with your browser’s function to clear the data of a site. Arena then works as on a first visit.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Other sites',
      blocks: [
        'The public pages load no fonts, pictures, scripts or trackers from others. Videos in the console are fetched from their host after you have asked for them, and that host’s own rules apply then.',
      ],
    },
    {
      id: 'changes',
      title: 'If this changes',
      blocks: [
        'Should we ever want statistics that need your consent, nothing is collected before you agree, refusing is as easy as agreeing, and you can withdraw at any time.',
        `Questions: [${SITE.email}](mailto:${SITE.email}).`,
      ],
    },
  ],
};
