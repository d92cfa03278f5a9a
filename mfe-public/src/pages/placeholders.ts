export interface Placeholder {
  readonly path: string;
  readonly title: string;
  /** What will stand here. */
  readonly about: string;
  /** What there is today. */
  readonly today: string;
  /** Where the reader gets further now. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

const ROOMS = { label: 'See what rooms are', href: '/#features' };
const WRITE = { label: 'Write to us', href: '/contact' };
const UPCOMING = { label: 'Upcoming tournaments', href: '/test' };

/** The footer's destinations that have nothing of their own yet. Each says so, and where to go instead. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    path: '/products',
    title: 'Products',
    about: 'An overview of everything that Arena offers to players and organisers.',
    today: 'Today there is one product: rooms and tournaments for PUBG Mobile and Free Fire, played from this site.',
    links: [ROOMS, UPCOMING],
  },
  {
    path: '/games',
    title: 'Games',
    about: 'A page for every game on Arena, with its maps, modes and rankings.',
    today: 'Today there are two games: PUBG Mobile with six maps and Free Fire with three, solo or squad.',
    links: [{ label: 'Look at the maps', href: '/#games' }, UPCOMING],
  },
  {
    path: '/features',
    title: 'Features',
    about: 'A closer look at challenges, brackets, checked results and redeems.',
    today: 'The short form of it is on the home page.',
    links: [{ label: 'Features in short', href: '/#features' }, WRITE],
  },
  {
    path: '/download',
    title: 'Download',
    about: 'The Arena apps for Android and iOS.',
    today:
      'Neither is out yet; both are coming. There is nothing to download today, here or anywhere else: an app under our name from another place is not ours.',
    links: [{ label: 'Play from the browser', href: '/auth/register' }, WRITE],
  },
  {
    path: '/system-requirements',
    title: 'System requirements',
    about: 'Which phones and browsers Arena runs on.',
    today:
      'This site works in every current browser, also on small phones and slow networks. What the games ask of a phone is said by their publishers. Requirements of our apps follow with the apps.',
    links: [{ label: 'About the apps', href: '/download' }, WRITE],
  },
  {
    path: '/community',
    title: 'Community',
    about: 'A meeting place for players: squads, clips and seasons.',
    today: 'It has not opened yet. Until then, players meet in rooms and tournaments.',
    links: [UPCOMING, WRITE],
  },
  {
    path: '/discord',
    title: 'Discord',
    about: 'Our server for looking for squads and hearing of new rooms first.',
    today: 'There is no official server yet. A server that uses our name today is not ours: never share your password there.',
    links: [{ label: 'Community', href: '/community' }, WRITE],
  },
  {
    path: '/forums',
    title: 'Forums',
    about: 'A place for strategies, rules and long discussions.',
    today: 'The forums have not opened yet.',
    links: [{ label: 'Community', href: '/community' }, WRITE],
  },
  {
    path: '/tournaments',
    title: 'Tournaments',
    about: 'All tournaments with their brackets, past and coming.',
    today: 'The coming ones are listed already; results of past ones follow here.',
    links: [UPCOMING, { label: 'How earnings work', href: '/#earnings' }],
  },
  {
    path: '/leaderboards',
    title: 'Leaderboards',
    about: 'The best players of a season, by game and mode.',
    today: 'The first season has not been counted yet, so there is nobody to rank.',
    links: [UPCOMING, WRITE],
  },
  {
    path: '/support',
    title: 'Support',
    about: 'Help with your account, a room, a result or a payment.',
    today: 'A person reads every message. Give the room’s number and what happened, and we look into it.',
    links: [WRITE, { label: 'Report a bug', href: '/bug-reports' }],
  },
  {
    path: '/help-center',
    title: 'Help center',
    about: 'Answers to what players ask most.',
    today: 'It is being written from the questions that reach us. Ask yours: you get an answer, and the next player finds it here.',
    links: [WRITE, { label: 'Terms and conditions', href: '/terms-and-conditions' }],
  },
  {
    path: '/bug-reports',
    title: 'Bug reports',
    about: 'A list of known bugs and what became of them.',
    today:
      'There is no public list yet. Tell us what you did, what you saw and on which phone; a screenshot’s words help too. Weaknesses that concern safety are best told by e-mail, before anybody else knows.',
    links: [WRITE, { label: 'Acceptable use policy', href: '/acceptable-use-policy#systems' }],
  },
  {
    path: '/company',
    title: 'Company',
    about: 'Who is behind Arena: people, places and numbers.',
    today: 'What we do and what we believe is told on another page already.',
    links: [{ label: 'About us', href: '/about-us' }, WRITE],
  },
  {
    path: '/careers',
    title: 'Careers',
    about: 'Open positions at Arena.',
    today: 'There is none at the moment. If you referee, organise or build and want to be asked first, write to us.',
    links: [WRITE, { label: 'About us', href: '/about-us' }],
  },
  {
    path: '/press',
    title: 'Press',
    about: 'Logos, pictures and news for those who write about games.',
    today: 'A press kit is not ready yet. Questions are answered by people, usually within two days.',
    links: [WRITE, { label: 'About us', href: '/about-us' }],
  },
  {
    path: '/partners',
    title: 'Partners',
    about: 'Teams, organisers and brands that we run tournaments with.',
    today: 'We have not announced any. If you want to run one with us, tell us what you have in mind.',
    links: [WRITE, { label: 'About us', href: '/about-us' }],
  },
];
