import { pathOf, type SiteLink } from '../common/layout/links';

const ROOMS = { label: 'See what rooms are', href: '/#features' };
const WRITE = { label: 'Write to us', href: '/contact' };
const ABOUT_US = { label: 'About us', href: '/about-us' };
const COMMUNITY = { label: 'Community', href: '/community' };
const UPCOMING = { label: 'Upcoming tournaments', href: '/test' };

const placeholder = (title: string, about: string, today: string, links: readonly SiteLink[]) => ({
  ...{ title, about, today, links },
  path: pathOf(title),
});
export type Placeholder = ReturnType<typeof placeholder>;

/** Footer pages without content yet. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  placeholder(
    'Products',
    'An overview of everything that Arena offers to players and organizers.',
    'Today there is one product: rooms and tournaments for PUBG Mobile and Free Fire, played from this site.',
    [ROOMS, UPCOMING],
  ),
  placeholder(
    'Games',
    'A page for every game on Arena, with its maps, modes and rankings.',
    'Today there are two games: PUBG Mobile with six maps and Free Fire with three, solo or squad.',
    [{ label: 'Look at the maps', href: '/#games' }, UPCOMING],
  ),
  placeholder('Features', 'A closer look at challenges, brackets, checked results and redeems.', 'See the overview on the home page.', [
    { label: 'Feature overview', href: '/#features' },
    WRITE,
  ]),
  placeholder('Download', 'The Arena apps for Android and iOS.', 'Our apps aren’t out yet. Any app using our name today is fake.', [
    { label: 'Play in the browser', href: '/auth/register' },
    WRITE,
  ]),
  placeholder(
    'System requirements',
    'Which phones and browsers Arena runs on.',
    'This site works in every current browser, even on small phones and slow networks. See each game’s publisher for phone requirements. App requirements will follow.',
    [{ label: 'About the apps', href: '/download' }, WRITE],
  ),
  placeholder(
    'Community',
    'A meeting place for players: squads, clips and seasons.',
    'It has not opened yet. Until then, players meet in rooms and tournaments.',
    [UPCOMING, WRITE],
  ),
  placeholder(
    'Discord',
    'Find squads and hear about new rooms first.',
    'There is no official server yet. A server that uses our name today is not ours: never share your password there.',
    [COMMUNITY, WRITE],
  ),
  placeholder('Forums', 'A place for strategies, rules and long discussions.', 'The forums have not opened yet.', [COMMUNITY, WRITE]),
  placeholder('Tournaments', 'All tournaments, past and upcoming.', 'Upcoming tournaments are listed; results are on the way.', [
    UPCOMING,
    { label: 'How earnings work', href: '/#earnings' },
  ]),
  placeholder('Leaderboards', 'The best players of a season, by game and mode.', 'The first season hasn’t finished yet.', [
    UPCOMING,
    WRITE,
  ]),
  placeholder(
    'Support',
    'Help with your account, a room, a result or a payment.',
    'A person reads every message. Tell us the room ID and what happened, and we’ll look into it.',
    [WRITE, { label: 'Report a bug', href: '/bug-reports' }],
  ),
  placeholder('Help center', 'Answers to common questions.', 'We’re building it from your questions. Ask us anything.', [
    WRITE,
    { label: 'Terms and conditions', href: '/terms-and-conditions' },
  ]),
  placeholder(
    'Bug reports',
    'Known bugs and their status.',
    'There is no public list yet. Tell us what you did, what you saw and which phone you use; screenshots help. Please report security issues privately by email.',
    [WRITE, { label: 'Acceptable use policy', href: '/acceptable-use-policy#systems' }],
  ),
  placeholder('Company', 'Who we are.', 'See About us for what we do and believe in.', [ABOUT_US, WRITE]),
  placeholder('Careers', 'Open positions at Arena.', 'No open roles right now. Want to hear first? Write to us.', [WRITE, ABOUT_US]),
  placeholder(
    'Press',
    'Logos, pictures and news for journalists.',
    'Our press kit isn’t ready yet. We answer questions, usually within two days.',
    [WRITE, ABOUT_US],
  ),
  placeholder(
    'Partners',
    'Teams, organizers and brands that we run tournaments with.',
    'We have not announced any. If you want to run one with us, tell us what you have in mind.',
    [WRITE, ABOUT_US],
  ),
];
