import type { Page } from '@playwright/test';

/** The pages that search engines should find, each with its heading and a sentence of its text. */
export const FOUND = [
  ['/', 'Skill wins. Skill earns.', 'Checked by people'],
  ['/account-deletion', 'Account deletion', 'What is kept, and for how long'],
  ['/privacy/legal', 'Regional legal addendums', 'Cyber incidents are reported to CERT-In within 6 hours after we notice them.'],
  ['/terms-and-conditions', 'Terms and conditions', 'You must be at least 13 years old'],
  ['/privacy-policy', 'Privacy policy', 'within 72 hours in the European Union'],
  ['/cookie-policy', 'Cookie policy', 'Arena sets two cookies, both for signing in: none for advertising, none for statistics.'],
  ['/about-us', 'About us', 'custom rooms, 1v1 challenges, tournaments, rankings and social features'],
  ['/disclaimer', 'Disclaimer', 'Most players do not win most of the time'],
  ['/acceptable-use-policy', 'Acceptable use policy', 'screenshots that are edited or from another match'],
  ['/user-agreement', 'User agreement', 'You have one account and play yourself.'],
  ['/country-compliance-matrix', 'Country compliance matrix', '14 regions and the regulations'],
] as const;

/** The footer's destinations that have little to show yet, and say so. */
export const HIDDEN = [
  ['/products', 'Products'],
  ['/games', 'Games'],
  ['/features', 'Features'],
  ['/download', 'Download'],
  ['/system-requirements', 'System requirements'],
  ['/community', 'Community'],
  ['/discord', 'Discord'],
  ['/forums', 'Forums'],
  ['/tournaments', 'Tournaments'],
  ['/leaderboards', 'Leaderboards'],
  ['/support', 'Support'],
  ['/help-center', 'Help center'],
  ['/contact', 'Contact'],
  ['/bug-reports', 'Bug reports'],
  ['/company', 'Company'],
  ['/careers', 'Careers'],
  ['/press', 'Press'],
  ['/partners', 'Partners'],
] as const;

/** The footer as the specification lists it (part 1 §2): the address behind each entry, by its group. */
export const FOOTER = {
  Products: ['/products', '/games', '/features', '/download', '/system-requirements'],
  Community: ['/community', '/discord', '/forums', '/tournaments', '/leaderboards'],
  Support: ['/support', '/help-center', '/contact', '/bug-reports', '/feedback'],
  Company: ['/company', '/about-us', '/careers', '/press', '/partners'],
  Legal: ['/account-deletion', '/privacy-policy', '/terms-and-conditions', '/cookie-policy'],
} as const;

/** The words of a page, in their order, without the notes that a form's script writes. */
export const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      if (node.parentElement?.closest('.state, .note, .wrong, noscript') === null) words.push(...(node.textContent ?? '').split(/\s+/));
    }
    return words.filter((word) => word !== '');
  });
