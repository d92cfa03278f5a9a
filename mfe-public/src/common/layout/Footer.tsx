import { SITE } from '../copy/site';
import { Brand } from './Header';
import { FOOTER } from './links';
import * as t from './layout.messages';

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="columns">
          <div className="about">
            <Brand />
            <p>{t.footerLine}</p>
          </div>
          {FOOTER.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="small">{t.trademarks(SITE.copyrightYear, SITE.name)}</p>
      </div>
    </footer>
  );
}
