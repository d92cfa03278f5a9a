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

/** A page is found under its name: `Help center` under `/help-center`. */
export const pathOf = (name: string): string => `/${name.toLowerCase().replaceAll(' ', '-')}`;

const linksTo = (...names: readonly string[]): readonly SiteLink[] => names.map((label) => ({ label, href: pathOf(label) }));

const FOOTER_LEGAL = linksTo('Account deletion', 'Privacy policy', 'Terms and conditions', 'Cookie policy');

/** The footer's links, as the specification lists them (part 1 §2). All paths are absolute: they must work from any page. */
export const FOOTER = [
  { title: 'Products', links: linksTo('Products', 'Games', 'Features', 'Download', 'System requirements') },
  { title: 'Community', links: linksTo('Community', 'Discord', 'Forums', 'Tournaments', 'Leaderboards') },
  { title: 'Support', links: linksTo('Support', 'Help center', 'Contact', 'Bug reports', 'Feedback') },
  { title: 'Company', links: linksTo('Company', 'About us', 'Careers', 'Press', 'Partners') },
  { title: 'Legal', links: FOOTER_LEGAL },
];

/** All legal pages: those that the footer does not list are found from the others. */
export const LEGAL: readonly SiteLink[] = [
  ...FOOTER_LEGAL,
  ...linksTo('User agreement', 'Acceptable use policy', 'Disclaimer'),
  { label: 'Regional addendums', href: '/privacy/legal' },
  { label: 'Compliance matrix', href: '/country-compliance-matrix' },
];
