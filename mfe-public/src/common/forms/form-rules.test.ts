import { FORMS, tooLong } from './form-rules';

const contact = FORMS.contact!;
const deletion = FORMS['account-deletion']!;

it('wants an email address and a message', () => {
  expect(contact.check({ email: '', message: ' ' })).toEqual({ email: 'Enter your email.', message: 'Write a message.' });
  expect(contact.check({ email: 'mia@example', message: 'Hi' })).toHaveProperty('email');
  expect(contact.check({ email: ' mia@example.com ', message: 'Hi' })).toEqual({});
});

it.each(['', 'delete', 'Delete', ' DELETE', 'DELETE ', 'DELETE\n', 'ＤＥＬＥＴＥ'])('does not take %j for the confirmation', (confirm) => {
  expect(deletion.check({ email: 'mia@example.com', confirm })).toHaveProperty('confirm');
});

it('takes DELETE, with or without a reason', () => {
  expect(deletion.check({ email: 'mia@example.com', confirm: 'DELETE' })).toEqual({});
});

it('says in words what is still needed', () => {
  expect(deletion.state(deletion.check({}))).toBe('Please add your account’s email and the word DELETE.');
  expect(deletion.state({})).toBe('Ready to send.');
});

it('counts what is too long, and takes what just fits', () => {
  const email = `${'a'.repeat(250)}@b.cd`;
  expect(tooLong(contact, { email, message: 'x'.repeat(10_000) })).toEqual({
    email: '255 of 254 characters.',
    message: '10,000 of 5,000 characters.',
  });
  expect(tooLong(deletion, { reason: 'x'.repeat(5001) })).toHaveProperty('reason');
  expect(tooLong(contact, { email: 'mia@example.com', message: 'x'.repeat(5000) })).toEqual({});
});
