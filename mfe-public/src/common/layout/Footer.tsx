import { SITE } from '../copy/site';
import { Brand } from './Header';
import { FOOTER } from './links';

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="columns">
          <div className="about">
            <Brand />
            <p>Skill-based matches and tournaments for PUBG Mobile and Free Fire.</p>
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
        <p className="small">
          © {SITE.copyrightYear} {SITE.name}. PUBG Mobile and Free Fire are trademarks of their owners, who do not run or endorse this
          platform.
        </p>
      </div>
    </footer>
  );
}
