export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** The landing page's own sections, in the order of the page (part 1 §2). */
export const SECTIONS = [
  { label: 'Home', id: 'home' },
  { label: 'Games', id: 'games' },
  { label: 'Features', id: 'features' },
  { label: 'Earnings', id: 'earnings' },
  { label: 'ContactUs', id: 'contact' },
] as const;

/** The footer's links, as the specification lists them (part 1 §2). `cookie-policy` is given an absolute path: it must work from any page. */
export const FOOTER: readonly { readonly title: string; readonly links: readonly SiteLink[] }[] = [
  {
    title: 'Products',
    links: [
      { label: 'Products', href: '/products' },
      { label: 'Games', href: '/games' },
      { label: 'Features', href: '/features' },
      { label: 'Download', href: '/download' },
      { label: 'System requirements', href: '/system-requirements' },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Community', href: '/community' },
      { label: 'Discord', href: '/discord' },
      { label: 'Forums', href: '/forums' },
      { label: 'Tournaments', href: '/tournaments' },
      { label: 'Leaderboards', href: '/leaderboards' },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Support', href: '/support' },
      { label: 'Help center', href: '/help-center' },
      { label: 'Contact', href: '/contact' },
      { label: 'Bug reports', href: '/bug-reports' },
      { label: 'Feedback', href: '/feedback' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Company', href: '/company' },
      { label: 'About us', href: '/about-us' },
      { label: 'Careers', href: '/careers' },
      { label: 'Press', href: '/press' },
      { label: 'Partners', href: '/partners' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Account deletion', href: '/account-deletion' },
      { label: 'Privacy policy', href: '/privacy-policy' },
      { label: 'Terms and conditions', href: '/terms-and-conditions' },
      { label: 'Cookie policy', href: '/cookie-policy' },
    ],
  },
];

/** The legal pages that the footer does not list; they lead to each other. */
export const MORE_LEGAL: readonly SiteLink[] = [
  { label: 'User agreement', href: '/user-agreement' },
  { label: 'Acceptable use policy', href: '/acceptable-use-policy' },
  { label: 'Disclaimer', href: '/disclaimer' },
  { label: 'Regional addendums', href: '/privacy/legal' },
  { label: 'Compliance matrix', href: '/country-compliance-matrix' },
];
