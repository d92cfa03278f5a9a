import { SITE } from '../common/copy/site';
import { ContactForm } from '../common/forms/ContactForm';
import { Page } from '../common/layout/Page';
import document from '../common/styles/document.css';
import form from '../common/styles/form.css';

export default function ContactPage() {
  return (
    <Page
      path="/contact"
      title="Contact"
      description="Write to Arena: a question, a result that looks wrong, an idea. A real person will reply."
      styles={[document, form]}
      hidden
    >
      <div className="wrap page soon">
        <div>
          <h1>Contact</h1>
          <p className="intro">Questions, disputed results or ideas? A real person will reply. For rooms or payments, include the ID.</p>
          <p className="intro">
            By email: <a href={`mailto:${SITE.email}`}>{SITE.email}</a>. To have your account deleted, use{' '}
            <a href="/account-deletion">account deletion</a>.
          </p>
        </div>
        <ContactForm />
      </div>
    </Page>
  );
}
