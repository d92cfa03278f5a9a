import { FORMS } from './form-rules';

const contact = FORMS.contact!;
const deletion = FORMS['account-deletion']!;

it('wants an e-mail address and a message', () => {
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
  expect(deletion.state(deletion.check({}))).toBe('Still needed: the email of the account and the word DELETE.');
  expect(deletion.state({})).toBe('Ready to send.');
});
