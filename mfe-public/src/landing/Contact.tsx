import { SITE } from '../common/copy/site';
import { ContactForm } from '../common/forms/ContactForm';

export function Contact() {
  return (
    <section className="sec" id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <div className="wrap talk">
        <div>
          <h2 id="contact-title">Talk to us</h2>
          <p>
            Questions, disputed results or ideas? Send us a message and a real person will reply. Or email{' '}
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
