/** The landing page's sections in page order (part 1 §2). */
export const SECTIONS = [
  { label: 'Home', id: 'home' },
  { label: 'Games', id: 'games' },
  { label: 'Features', id: 'features' },
  { label: 'Earnings', id: 'earnings' },
  { label: 'ContactUs', id: 'contact' },
] as const;

/** `Help center` becomes `/help-center`. */
export const pathOf = (name: string): string => `/${name.toLowerCase().replaceAll(' ', '-')}`;

const linksTo = (...names: readonly string[]) => names.map((label) => ({ label, href: pathOf(label) }));
export type SiteLink = ReturnType<typeof linksTo>[number];

const FOOTER_LEGAL = linksTo('Account deletion', 'Privacy policy', 'Terms and conditions', 'Cookie policy');

/** The specified links (part 1 §2), with absolute paths, because the footer is on every page. */
export const FOOTER = [
  { title: 'Products', links: linksTo('Products', 'Games', 'Features', 'Download', 'System requirements') },
  { title: 'Community', links: linksTo('Community', 'Discord', 'Forums', 'Tournaments', 'Leaderboards') },
  { title: 'Support', links: linksTo('Support', 'Help center', 'Contact', 'Bug reports', 'Feedback') },
  { title: 'Company', links: linksTo('Company', 'About us', 'Careers', 'Press', 'Partners') },
  { title: 'Legal', links: FOOTER_LEGAL },
];

/** Legal pages that the footer omits are linked from the others. */
export const LEGAL: readonly SiteLink[] = [
  ...FOOTER_LEGAL,
  ...linksTo('User agreement', 'Acceptable use policy', 'Disclaimer'),
  { label: 'Regional addendums', href: '/privacy/legal' },
  { label: 'Compliance matrix', href: '/country-compliance-matrix' },
];
