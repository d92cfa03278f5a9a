import { SITE } from '../copy/site';
import { ContactForm } from '../forms/ContactForm';

export function Contact() {
  return (
    <section className="sec" id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <div className="wrap talk">
        <div>
          <h2 id="contact-title">Talk to us</h2>
          <p>
            A question, a result that looks wrong, an idea for the next season: write it down, and a person answers. Or write to{' '}
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
