import { pathOf, type SiteLink } from '../common/layout/links';

export interface Placeholder {
  readonly path: string;
  readonly title: string;
  /** What will be here. */
  readonly about: string;
  /** What there is today. */
  readonly today: string;
  /** Where to go instead. */
  readonly links: readonly SiteLink[];
}

const ROOMS = { label: 'See what rooms are', href: '/#features' };
const WRITE = { label: 'Write to us', href: '/contact' };
const ABOUT_US = { label: 'About us', href: '/about-us' };
const COMMUNITY = { label: 'Community', href: '/community' };
const UPCOMING = { label: 'Upcoming tournaments', href: '/test' };

const placeholder = (title: string, about: string, today: string, links: readonly SiteLink[]): Placeholder => ({
  path: pathOf(title),
  title,
  about,
  today,
  links,
});

/** The footer's destinations without content yet. Each says so, and where to go instead. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  placeholder(
    'Products',
    'An overview of everything that Arena offers to players and organisers.',
    'Today there is one product: rooms and tournaments for PUBG Mobile and Free Fire, played from this site.',
    [ROOMS, UPCOMING],
  ),
  placeholder(
    'Games',
    'A page for every game on Arena, with its maps, modes and rankings.',
    'Today there are two games: PUBG Mobile with six maps and Free Fire with three, solo or squad.',
    [{ label: 'Look at the maps', href: '/#games' }, UPCOMING],
  ),
  placeholder(
    'Features',
    'A closer look at challenges, brackets, checked results and redeems.',
    'The short form of it is on the home page.',
    [{ label: 'Features in short', href: '/#features' }, WRITE],
  ),
  placeholder(
    'Download',
    'The Arena apps for Android and iOS.',
    'Neither is out yet; both are coming. There is nothing to download today, here or anywhere else: an app under our name from another place is not ours.',
    [{ label: 'Play from the browser', href: '/auth/register' }, WRITE],
  ),
  placeholder(
    'System requirements',
    'Which phones and browsers Arena runs on.',
    'This site works in every current browser, also on small phones and slow networks. What the games ask of a phone is said by their publishers. Requirements of our apps follow with the apps.',
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
    'Our server for looking for squads and hearing of new rooms first.',
    'There is no official server yet. A server that uses our name today is not ours: never share your password there.',
    [COMMUNITY, WRITE],
  ),
  placeholder('Forums', 'A place for strategies, rules and long discussions.', 'The forums have not opened yet.', [COMMUNITY, WRITE]),
  placeholder(
    'Tournaments',
    'All tournaments with their brackets, past and coming.',
    'The coming ones are listed already; results of past ones follow here.',
    [UPCOMING, { label: 'How earnings work', href: '/#earnings' }],
  ),
  placeholder(
    'Leaderboards',
    'The best players of a season, by game and mode.',
    'The first season has not been counted yet, so there is nobody to rank.',
    [UPCOMING, WRITE],
  ),
  placeholder(
    'Support',
    'Help with your account, a room, a result or a payment.',
    'A person reads every message. Give the room’s number and what happened, and we look into it.',
    [WRITE, { label: 'Report a bug', href: '/bug-reports' }],
  ),
  placeholder(
    'Help center',
    'Answers to what players ask most.',
    'It is being written from the questions that reach us. Ask yours: you get an answer, and the next player finds it here.',
    [WRITE, { label: 'Terms and conditions', href: '/terms-and-conditions' }],
  ),
  placeholder(
    'Bug reports',
    'A list of known bugs and what became of them.',
    'There is no public list yet. Tell us what you did, what you saw and on which phone; a screenshot’s words help too. Weaknesses that concern safety are best told by e-mail, before anybody else knows.',
    [WRITE, { label: 'Acceptable use policy', href: '/acceptable-use-policy#systems' }],
  ),
  placeholder(
    'Company',
    'Who is behind Arena: people, places and numbers.',
    'What we do and what we believe is told on another page already.',
    [ABOUT_US, WRITE],
  ),
  placeholder(
    'Careers',
    'Open positions at Arena.',
    'There is none at the moment. If you referee, organise or build and want to be asked first, write to us.',
    [WRITE, ABOUT_US],
  ),
  placeholder(
    'Press',
    'Logos, pictures and news for those who write about games.',
    'A press kit is not ready yet. Questions are answered by people, usually within two days.',
    [WRITE, ABOUT_US],
  ),
  placeholder(
    'Partners',
    'Teams, organisers and brands that we run tournaments with.',
    'We have not announced any. If you want to run one with us, tell us what you have in mind.',
    [WRITE, ABOUT_US],
  ),
];
