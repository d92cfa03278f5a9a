import { LEGAL } from '../common/layout/links';
import { Page } from '../common/layout/Page';
import { Blocks, withLinks } from '../common/layout/Blocks';
import document from '../common/styles/document.css';
import type { LegalDocument } from './texts';
import * as t from './legal.messages';

const formatDate = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function Dates({ version, effective, updated }: LegalDocument) {
  const day = (date: string) => <time dateTime={date}>{formatDate(date)}</time>;
  const facts = { Version: version, 'In force since': day(effective), 'Last changed': day(updated) };
  return (
    <dl className="dates">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function LegalPage({ text }: { readonly text: LegalDocument }) {
  return (
    <Page path={text.path} title={text.title} description={text.description} styles={[document]}>
      <article className="wrap page">
        <h1>{text.title}</h1>
        <p className="intro">{withLinks(text.intro)}</p>
        <Dates {...text} />
        {text.table}
        <div className="legal">
          <nav className="toc" aria-labelledby="toc">
            <h2 id="toc">{t.onThisPage}</h2>
            <ol>
              {text.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="text">
            {text.sections.map(({ id, title, blocks }) => (
              <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
        <nav className="related" aria-label={t.otherTexts}>
          {LEGAL.filter(({ href }) => href !== text.path).map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </article>
    </Page>
  );
}
