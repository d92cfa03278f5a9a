import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { formMessages } from '../db/schema/forms';
import { attempts, auditEntries, notifications } from '../db/schema/records';

const server = useTestServer({ formLimit: { attempts: 5, minutes: 60 } });
const contact = (more: object = {}) =>
  server.call('POST /forms/contact', { body: { email: 'ada@example.com', message: 'Hello', ...more } });
const deletion = (more: object = {}) =>
  server.call('POST /forms/account-deletion', { body: { email: 'ada@example.com', confirm: 'DELETE', ...more } });
const stored = () => server.db.select().from(formMessages);

describe('the contact form', () => {
  it('stores the message and tells the administrators', async () => {
    const { status, body } = await contact({ email: ' ada@example.com ', message: '  Hello there \n' });
    assert.equal(status, 200);
    assert.deepEqual(body, { message: "Message sent successfully! We'll get back to you soon.", success: true });
    const [message] = await stored();
    assert.deepEqual([message?.form, message?.email, message?.text], ['contact', 'ada@example.com', 'Hello there']);
    const [news] = await server.db.select().from(notifications);
    assert.deepEqual([news?.userId, news?.type, news?.title, news?.link], [null, 'task', 'New contact message', 'messages']);
  });

  it('refuses a form with missing fields', async () => {
    assert.equal(messageOf(await contact({ message: ' \n ' })), "The field 'message' is missing.");
    assert.equal(messageOf(await contact({ email: 'ada' })), "The field 'email' must be an email address.");
    assert.equal(messageOf(await contact({ message: 'x'.repeat(5001) })), "The field 'message' must have at most 5000 characters.");
    assert.deepEqual(await stored(), []);
  });

  it('stores nothing from a bot that fills in the hidden field, and answers it the same', async () => {
    const { status, body } = await contact({ website: 'https://spam.example' });
    assert.deepEqual([status, body], [200, { message: "Message sent successfully! We'll get back to you soon.", success: true }]);
    assert.deepEqual([await stored(), await server.db.select().from(notifications)], [[], []]);
    assert.equal((await contact({ website: '' })).status, 200);
    assert.equal((await stored()).length, 1);
  });

  it('is limited for one network address, whose messages are counted without keeping it', async () => {
    for (let turn = 0; turn < 5; turn++) assert.equal((await contact()).status, 200);
    const { status, headers, body } = await deletion();
    assert.deepEqual([status, headers['retry-after']], [429, '3600']);
    assert.deepEqual(body, { message: 'Too many messages came from your network. Try again in 60 minutes.', success: false });
    assert.match((await server.db.select().from(attempts))[0]?.key ?? '', /^[0-9a-f]{64}$/);
    server.advance(60);
    assert.equal((await contact()).status, 200);
    assert.equal((await stored()).length, 6);
  });
});

describe('the deletion form', () => {
  it('stores the request; a reason is not needed', async () => {
    const { status, body } = await deletion();
    assert.deepEqual([status, body], [200, { message: 'Your deletion request has been submitted successfully.', success: true }]);
    await deletion({ reason: 'I play chess now' });
    assert.deepEqual(
      (await stored()).map(({ form, text }) => [form, text]),
      [
        ['account-deletion', ''],
        ['account-deletion', 'I play chess now'],
      ],
    );
  });

  for (const confirm of ['delete', 'Delete', ' DELETE', 'DELETE ', 'DELETE!', '', undefined]) {
    it(`takes no other word than DELETE: ${JSON.stringify(confirm)}`, async () => {
      const answer = await deletion({ confirm });
      assert.deepEqual([answer.status, messageOf(answer)], [400, "The field 'confirm' must be exactly DELETE."]);
      assert.deepEqual(await stored(), []);
    });
  }
});

describe('another form', () => {
  it('is not known', async () => {
    const answer = await server.call('POST /forms/feedback', { body: { email: 'ada@example.com' } });
    assert.deepEqual([answer.status, messageOf(answer)], [400, "The path parameter 'form' must be one of contact, account-deletion."]);
  });
});

describe('the messages', () => {
  it('are listed for administrators, newest first, and marked as handled once', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    await contact();
    server.advance(1);
    await deletion({ reason: 'Bye' });
    const { body } = await server.call('GET /forms/messages', { as: admin });
    const first = { id: 1, form: 'contact', email: 'ada@example.com', text: 'Hello', at: [2026, 3, 4, 10, 20, 30], handled: false };
    const second = { ...first, id: 2, form: 'account-deletion', text: 'Bye', at: [2026, 3, 4, 10, 21, 30] };
    assert.deepEqual(body, { content: [second, first], pageNumber: 0, pageSize: 10, totalElements: 2, totalPages: 1, lastPage: true });
    for (let turn = 0; turn < 2; turn++) {
      const handled = await server.call('PUT /forms/messages/1/handled', { as: admin });
      assert.deepEqual([handled.status, handled.body], [200, { ...first, handled: true }]);
    }
    const [entry, ...more] = await server.db.select().from(auditEntries);
    assert.deepEqual([entry?.actorId, entry?.action, entry?.subjectId, more], [admin.id, 'form-message.handle', 1, []]);
    const unknown = await server.call('PUT /forms/messages/4711/handled', { as: admin });
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'Message not found with id : 4711']);
  });
});
