import { SITE } from '../copy/site';
import { Field } from '../forms/Field';
import { PublicForm } from '../forms/PublicForm';

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
        <PublicForm name="contact" label="Contact" submit="Send message">
          <Field id="contact-email" name="email" label="Email" type="email" required autoComplete="email" />
          <Field id="contact-message" name="message" label="Message" type="textarea" required />
        </PublicForm>
      </div>
    </section>
  );
}
