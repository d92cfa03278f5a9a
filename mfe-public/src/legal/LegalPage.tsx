import type { ReactNode } from 'react';
import { MORE_LEGAL, FOOTER } from '../common/layout/links';
import { Page } from '../common/layout/Page';
import document from '../common/styles/document.css';
import type { LegalDocument } from './document';
import { Blocks, withLinks } from './Text';

const formatDate = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function Dates({ version, effective, updated }: LegalDocument) {
  return (
    <dl className="dates">
      <div>
        <dt>Version</dt>
        <dd>{version}</dd>
      </div>
      <div>
        <dt>In force since</dt>
        <dd>
          <time dateTime={effective}>{formatDate(effective)}</time>
        </dd>
      </div>
      <div>
        <dt>Last changed</dt>
        <dd>
          <time dateTime={updated}>{formatDate(updated)}</time>
        </dd>
      </div>
    </dl>
  );
}

const LEGAL = [...FOOTER.filter(({ title }) => title === 'Legal').flatMap(({ links }) => links), ...MORE_LEGAL];

function Related({ path }: { readonly path: string }) {
  return (
    <nav className="related" aria-label="Other legal texts">
      {LEGAL.filter(({ href }) => href !== path).map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}

interface LegalPageProps {
  readonly document: LegalDocument;
  /** Stands between the introduction and the sections, over the page's whole width. */
  readonly table?: ReactNode;
}

/** One legal text with its dates, a list of what is in it, and an anchor for every part. */
export default function LegalPage({ document: text, table }: LegalPageProps) {
  return (
    <Page path={text.path} title={text.title} description={text.description} styles={[document]}>
      <article className="wrap page">
        <h1>{text.title}</h1>
        <p className="intro">{withLinks(text.intro)}</p>
        <Dates {...text} />
        {table}
        <div className="legal">
          <nav className="toc" aria-labelledby="toc">
            <h2 id="toc">On this page</h2>
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
        <Related path={text.path} />
      </article>
    </Page>
  );
}
