import { Field } from './Field';
import { PublicForm } from './PublicForm';

export const ContactForm = () => (
  <PublicForm name="contact" label="Contact" submit="Send message">
    <Field id="contact-email" name="email" label="Email" type="email" required autoComplete="email" />
    <Field id="contact-message" name="message" label="Message" type="textarea" required />
  </PublicForm>
);
