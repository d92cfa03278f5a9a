import { SITE } from '../common/copy/site';
import { type LegalDocument, section, WITH_COOKIE } from './document';

export const COOKIES: LegalDocument = {
  ...WITH_COOKIE,
  path: '/cookie-policy',
  title: 'Cookie policy',
  description:
    'Arena sets one cookie, for who is signed in, and uses no trackers. This is what your browser keeps for it, and how to remove it.',
  intro:
    'Arena sets one cookie, for who is signed in: none for advertising, none for statistics. That is why no banner asks you about them.',
  sections: [
    section('storage', 'What your browser keeps', [
      'Some things have to be remembered between two pages. They are kept by your browser, are never shared with other sites, and are needed for what you asked for.',
      [
        'A cookie whose name begins with arena-session (or __Host-arena-session): the proof that you are signed in, out of reach of every script, from login to logout.',
        'A cookie whose name begins with arena-known: this browser has signed in to your account before, so that others who guess your password cannot keep you out. It lasts 180 days, or until you change your password.',
        'auth and userId: who is signed in, from login to logout.',
        'arena-theme: whether you chose the dark or the light theme.',
        'arena.preferences: how you arranged the console.',
        'arena-capabilities, arena-registry-revision and arena-fonts: what the console found here last, so that it starts sooner and never runs something older.',
        'arena.notifications: which notifications you have read.',
        'Drafts of what you typed and the place that you were at, in the open tab only: so that nothing is lost when a session ends.',
        'Payments that are under way, so that none is made twice.',
      ],
    ]),
    section('remove', 'How to remove it', [
      'Logging out removes the session and the drafts. Everything else goes with your browser’s function to clear the data of a site. Arena then works as on a first visit.',
    ]),
    section('third-parties', 'Other sites', [
      'The public pages load no fonts, pictures, scripts or trackers from others. Videos in the console are fetched from their host after you have asked for them, and that host’s own rules apply then.',
    ]),
    section('changes', 'If this changes', [
      'Should we ever want statistics that need your consent, nothing is collected before you agree, refusing is as easy as agreeing, and you can withdraw at any time.',
      `Questions: [${SITE.email}](mailto:${SITE.email}).`,
    ]),
  ],
};
