import { SITE } from '../common/copy/site';
import { Page } from '../common/layout/Page';
import document from '../common/styles/document.css';
import type { Placeholder } from './placeholders';

/** A footer page without content yet: what is planned, what exists today, and where to go instead. */
export default function PlaceholderPage({ path, title, about, today, links }: Placeholder) {
  return (
    <Page path={path} title={title} description={`${about} ${today}`.slice(0, 155)} styles={[document]} hidden>
      <div className="wrap page soon">
        <div>
          <p className="tag">Coming soon</p>
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
          <h2 id="reach">How to reach us</h2>
          <p>
            By the <a href="/#contact">contact form</a>, or at <a href={`mailto:${SITE.email}`}>{SITE.email}</a>. A real person will reply.
          </p>
        </aside>
      </div>
    </Page>
  );
}
