import { SITE } from '../common/copy/site';
import { Page } from '../common/layout/Page';
import document from '../common/styles/document.css';
import type { Placeholder } from './placeholders';
import * as t from './pages.messages';

/** A footer page without content yet: what is planned, what exists today, and where to go instead. */
export default function PlaceholderPage({ path, title, about, today, links }: Placeholder) {
  return (
    <Page path={path} title={title} description={`${about} ${today}`.slice(0, 155)} styles={[document]} hidden>
      <div className="wrap page soon">
        <div>
          <p className="tag">{t.comingSoon}</p>
          <h1>{title}</h1>
          <p className="intro">{about}</p>
          <p className="intro">{today}</p>
          <div className="cta">
            {links.map(({ label, href }, index) => (
              <a key={href} className={`button ${index === 0 ? 'strong' : 'quiet'}`} href={href}>
                {label}
              </a>
            ))}
          </div>
        </div>
        <aside className="panel" aria-labelledby="reach">
          <h2 id="reach">{t.howToReachUs}</h2>
          <p>
            {t.reachByThe} <a href="/#contact">{t.reachFormLink}</a>
            {t.reachOrAt} <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
            {t.reachEnd}
          </p>
        </aside>
      </div>
    </Page>
  );
}
