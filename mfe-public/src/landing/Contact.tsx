import { SITE } from '../common/copy/site';
import { ContactForm } from '../common/forms/ContactForm';
import * as t from './landing.messages';

export function Contact() {
  return (
    <section className="sec" id="contact" tabIndex={-1} aria-labelledby="contact-title">
      <div className="wrap talk">
        <div>
          <h2 id="contact-title">{t.talkToUs}</h2>
          <p>
            {t.questionsOrEmail} <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
          </p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
}
