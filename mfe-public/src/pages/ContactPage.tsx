import { SITE } from '../common/copy/site';
import { ContactForm } from '../common/forms/ContactForm';
import { Page } from '../common/layout/Page';
import document from '../common/styles/document.css';
import form from '../common/styles/form.css';
import * as t from './pages.messages';

export default function ContactPage() {
  return (
    <Page path="/contact" title={t.contact} description={t.contactDescription} styles={[document, form]} hidden>
      <div className="wrap page soon">
        <div>
          <h1>{t.contact}</h1>
          <p className="intro">{t.contactIntroduction}</p>
          <p className="intro">
            {t.byEmail} <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
            {t.afterEmail} <a href="/account-deletion">{t.accountDeletionLink}</a>.
          </p>
        </div>
        <ContactForm />
      </div>
    </Page>
  );
}
