import { Field } from './Field';
import { PublicForm } from './PublicForm';
import * as t from './forms.messages';

export const ContactForm = () => (
  <PublicForm name="contact" label={t.contact} submit={t.sendMessage}>
    <Field id="contact-email" name="email" label={t.email} type="email" required autoComplete="email" />
    <Field id="contact-message" name="message" label={t.message} type="textarea" required />
  </PublicForm>
);
