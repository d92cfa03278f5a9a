import { Field } from './Field';
import { PublicForm } from './PublicForm';

/** The contact form, on the landing page and on a page of its own. */
export const ContactForm = () => (
  <PublicForm name="contact" label="Contact" submit="Send message">
    <Field id="contact-email" name="email" label="Email" type="email" required autoComplete="email" />
    <Field id="contact-message" name="message" label="Message" type="textarea" required />
  </PublicForm>
);
