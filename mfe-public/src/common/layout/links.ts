import * as t from './layout.messages';
/** The landing page's sections in page order (part 1 §2). */
export const SECTIONS = [
  { label: t.home, id: 'home' },
  { label: t.games, id: 'games' },
  { label: t.features, id: 'features' },
  { label: t.earnings, id: 'earnings' },
  { label: t.contactUs, id: 'contact' },
] as const;

/** `Help center` becomes `/help-center`. */
export const pathOf = (name: string): string => `/${name.toLowerCase().replaceAll(' ', '-')}`;

const linksTo = (...names: readonly string[]) => names.map((label) => ({ label, href: pathOf(label) }));
export type SiteLink = ReturnType<typeof linksTo>[number];

const FOOTER_LEGAL = linksTo(t.accountDeletion, t.privacyPolicy, t.terms, t.cookiePolicy);

/** The specified links (part 1 §2), with absolute paths, because the footer is on every page. */
export const FOOTER = [
  { title: t.products, links: linksTo(t.products, t.games, t.features, t.download, t.systemRequirements) },
  { title: t.community, links: linksTo(t.community, t.discord, t.forums, t.tournaments, t.leaderboards) },
  { title: t.support, links: linksTo(t.support, t.helpCenter, t.contact, t.bugReports, t.feedback) },
  { title: t.company, links: linksTo(t.company, t.aboutUs, t.careers, t.press, t.partners) },
  { title: t.legal, links: FOOTER_LEGAL },
];

/** Legal pages that the footer omits are linked from the others. */
export const LEGAL: readonly SiteLink[] = [
  ...FOOTER_LEGAL,
  ...linksTo(t.userAgreement, t.acceptableUse, t.disclaimer),
  { label: t.regionalAddendums, href: '/privacy/legal' },
  { label: t.complianceMatrix, href: '/country-compliance-matrix' },
];
