import { SITE } from '../copy/site';
import { ContactForm } from '../forms/ContactForm';
import { Page } from '../layout/Page';
import document from '../styles/document.css';
import form from '../styles/form.css';

export function ContactPage() {
  return (
    <Page
      path="/contact"
      title="Contact"
      description="Write to Arena: a question, a result that looks wrong, an idea. A person answers."
      styles={[document, form]}
      hidden
    >
      <div className="wrap page soon">
        <div>
          <h1>Contact</h1>
          <p className="intro">
            A question, a result that looks wrong, an idea: write it down, and a person answers. For a room or a payment, give its number.
          </p>
          <p className="intro">
            By e-mail: <a href={`mailto:${SITE.email}`}>{SITE.email}</a>. To have your account deleted, use{' '}
            <a href="/account-deletion">account deletion</a>.
          </p>
        </div>
        <ContactForm />
      </div>
    </Page>
  );
}
