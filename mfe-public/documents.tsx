import { PLACEHOLDERS as PLACES, type PublicDocument, type PublicDocuments } from '@arena/shared/contract/publishing';
import LandingPage from './src/landing/LandingPage';
import LegalPage from './src/legal/LegalPage';
import { LEGAL_TEXTS } from './src/legal/texts';
import AccountDeletionPage from './src/pages/AccountDeletionPage';
import ContactPage from './src/pages/ContactPage';
import PlaceholderPage from './src/pages/PlaceholderPage';
import { PLACEHOLDERS } from './src/pages/placeholders';

/** Pages in the sitemap. */
const FOUND: readonly PublicDocument[] = [
  { path: '/', element: <LandingPage /> },
  { path: '/account-deletion', element: <AccountDeletionPage /> },
  ...LEGAL_TEXTS.map((text) => ({ path: text.path, element: <LegalPage text={text} /> })),
];

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${FOUND.map(({ path }) => `  <url><loc>${PLACES.origin}${path}</loc></url>`).join('\n')}
</urlset>
`;

const robots = `User-agent: *
Disallow: /admin
Disallow: /api/
Sitemap: ${PLACES.origin}/sitemap.xml
`;

/** The pages rendered by this section's build, and the redirects to them. */
export default [
  ...FOUND,
  { path: '/contact', element: <ContactPage /> },
  ...PLACEHOLDERS.map((placeholder) => ({ path: placeholder.path, element: <PlaceholderPage {...placeholder} /> })),
  // Part 1 §2: scrolls to the contact section.
  { path: '/feedback', redirect: '/#contact' },
  { path: '/sitemap.xml', text: sitemap },
  { path: '/robots.txt', text: robots },
] satisfies PublicDocuments;
