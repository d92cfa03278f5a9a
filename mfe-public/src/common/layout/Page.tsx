import { PLACEHOLDERS } from '@arena/shared/contract/publishing';
import type { ReactNode } from 'react';
import { SITE } from '../copy/site';
import card from '../art/social-card.jpg';
import base from '../styles/base.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { foundation, preloadedFonts, tight } from './style';
import * as t from './layout.messages';

export interface PageProps {
  readonly path: string;
  /** The document title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Page-specific style sheets. */
  readonly styles?: readonly string[];
  /** Excluded from search engines, because it has no content yet. */
  readonly hidden?: boolean;
  readonly landing?: boolean;
  readonly children: ReactNode;
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M3 20 12 3l9 17h-5.2L12 12.2 8.2 20z' fill='%237c6cff'/%3E%3C/svg%3E";

/** Inlines the style sheets, so that nothing has to load before the first paint. */
export function Page({ path, title, description, styles = [], hidden = false, landing = false, children }: PageProps) {
  const address = `${PLACEHOLDERS.origin}${path}`;
  const fullTitle = landing ? `${SITE.name}: ${title}` : `${title} · ${SITE.name}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle}</title>
        <meta name={PLACEHOLDERS.shell} />
        {preloadedFonts(landing).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: tight(foundation(landing) + base + styles.join('')) }} />
        <meta name="description" content={description} />
        {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={SITE.name} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content="#0a0b10" />
        <link rel="icon" href={ICON} />
        <meta name="arena-script" content="__PAGE_SCRIPT__" data-integrity="__PAGE_SCRIPT_HASH__" />
      </head>
      <body>
        <a className="skip" href="#main">
          {t.skipToContent}
        </a>
        <Header landing={landing} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}
