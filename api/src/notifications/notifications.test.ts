import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { EventReader } from '../../test/event-reader';
import { notificationReads, notifications } from '../db/schema/records';
import { notifyAdmins, notifyUser } from './notify';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

interface Entry {
  readonly id: number;
  readonly title: string;
  readonly read: boolean;
}
const page = async (as: TestUser, query = '') =>
  (await server.call(`GET /notifications${query}`, { as })).body as { content: Entry[]; totalElements: number; lastPage: boolean };
const titles = async (as: TestUser, query?: string) => (await page(as, query)).content.map(({ title }) => title);
const unread = async (as: TestUser) => (await page(as)).content.filter(({ read }) => !read).map(({ title }) => title);

const tell = (user: TestUser, title: string) => notifyUser(server.db, { userId: user.id, type: 'other', title, body: '…', at: server.now });
const tellAdmins = (title: string) =>
  notifyAdmins(server.db, { type: 'task', title, body: '…', link: '/admin/top-up-manage', at: server.now });

async function people() {
  return {
    admin: await addUser(server, 'Amara', { admin: true }),
    second: await addUser(server, 'Beatriz', { admin: true }),
    player: await addUser(server, 'Diego'),
  };
}

it('writes nothing for a notification that is read already', async () => {
  const { admin, player } = await people();
  await tell(player, 'for Diego');
  await tellAdmins('for all administrators');
  const versions = async () =>
    (await server.db.execute(sql`select xmin::text from notifications union all select xmin::text from notification_reads`)).rows;
  const mark = async (id: number, as: TestUser) => assert.equal((await server.call(`PUT /notifications/${id}/read`, { as })).status, 200);
  await mark(1, player);
  await mark(2, admin);
  const before = await versions();
  await mark(1, player);
  await mark(2, admin);
  assert.deepEqual(await versions(), before);
  assert.deepEqual([await unread(player), await unread(admin)], [[], []]);
});

describe('the feed', () => {
  it('has type, title, body, time, mark and link', async () => {
    const { admin } = await people();
    await tellAdmins('New top-up request');
    const { body } = await server.call('GET /notifications', { as: admin });
    assert.deepEqual(body, {
      content: [
        {
          id: 1,
          type: 'task',
          title: 'New top-up request',
          body: '…',
          time: [2026, 3, 4, 15, 50, 30],
          read: false,
          link: '/admin/top-up-manage',
          amount: null,
        },
      ],
      pageNumber: 0,
      pageSize: 10,
      totalElements: 1,
      totalPages: 1,
      lastPage: true,
    });
  });

  it('are each user’s own; administrators also have the ones for all of them, stored once', async () => {
    const { admin, second, player } = await people();
    await tell(player, 'for Diego');
    await tell(admin, 'for Amara');
    await tellAdmins('for all');
    assert.deepEqual(await titles(player), ['for Diego']);
    assert.deepEqual(await titles(admin), ['for all', 'for Amara']);
    assert.deepEqual(await titles(second), ['for all']);
    assert.equal((await server.db.select().from(notifications)).length, 3);
  });

  it('is newest first over both kinds and all pages', async () => {
    const { admin } = await people();
    for (let turn = 1; turn <= 25; turn++) {
      server.advance(1);
      await (turn % 2 === 0 ? tell(admin, String(turn)) : tellAdmins(String(turn)));
    }
    const all = Array.from({ length: 25 }, (_, place) => String(25 - place));
    const pages = [await titles(admin), await titles(admin, '?pageNumber=1'), await titles(admin, '?pageNumber=2')];
    assert.deepEqual(pages.flat(), all);
    const { totalElements, lastPage } = await page(admin, '?pageNumber=2');
    assert.deepEqual([totalElements, lastPage], [25, true]);
  });

  it('shows notifications that were stored before there were titles', async () => {
    const { player } = await people();
    await server.db.insert(notifications).values({ userId: player.id, message: 'You won', createdAt: server.now });
    const entry: Record<string, unknown> = { ...(await page(player)).content[0] };
    assert.deepEqual([entry.type, entry.title, entry.body, entry.link], ['other', 'Message', 'You won', null]);
  });
});

describe('the marks', () => {
  it('are each user’s own, also on notifications for all administrators', async () => {
    const { admin, second } = await people();
    await tellAdmins('for all');
    await tell(admin, 'for Amara');
    for (const id of [1, 2, 1]) {
      const { status, body } = await server.call(`PUT /notifications/${id}/read`, { as: admin });
      assert.deepEqual([status, body], [200, { message: 'Marked as read.', success: true }]);
    }
    assert.deepEqual([await unread(admin), await unread(second)], [[], ['for all']]);
    assert.equal((await server.db.select().from(notificationReads)).length, 1);
  });

  it('are not set on another user’s notification, or on one that does not exist', async () => {
    const { admin, player } = await people();
    await tell(player, 'for Diego');
    await tellAdmins('for all');
    for (const [as, id] of [
      [admin, 1],
      [player, 2],
      [player, 4711],
    ] as const) {
      const answer = await server.call(`PUT /notifications/${id}/read`, { as });
      assert.deepEqual([answer.status, messageOf(answer)], [404, `Notification not found with id : ${id}`]);
    }
    assert.deepEqual([await unread(player), await unread(admin)], [['for Diego'], ['for all']]);
  });

  it('are set on all notifications in one call, and not on later ones', async () => {
    const { admin, second, player } = await people();
    for (const title of ['one', 'two']) await tellAdmins(title);
    await tell(admin, 'for Amara');
    await tell(player, 'for Diego');
    await server.call('PUT /notifications/1/read', { as: admin });
    const { status, body } = await server.call('PUT /notifications/read', { as: admin });
    assert.deepEqual([status, body], [200, { message: 'All notifications are marked as read.', success: true }]);
    await tellAdmins('later');
    assert.deepEqual(
      [await unread(admin), await unread(second), await unread(player)],
      [['later'], ['later', 'two', 'one'], ['for Diego']],
    );
    await server.call('PUT /notifications/read', { as: player });
    assert.deepEqual([await unread(player), await unread(second)], [[], ['later', 'two', 'one']]);
  });
});

describe('a new notification', () => {
  it('arrives immediately, only at its recipient, on every server instance', async () => {
    const { admin, second, player } = await people();
    const copy = await server.copy();
    const connect = async (user: TestUser, app = server.app) => EventReader.connect(app, `Bearer ${await server.tokens.issue(user)}`);
    const readers = [await connect(admin), await connect(second, copy), await connect(player, copy)] as const;
    try {
      const [first, other, theirs] = readers;
      await tellAdmins('for all');
      await tell(player, 'for Diego');
      assert.equal((await theirs.take(1))[0]?.data.title, 'for Diego');
      for (const reader of [first, other]) {
        const [event] = await reader.take(1);
        assert.equal(event?.event, 'notification');
        assert.deepEqual(event?.data, (await page(admin)).content[0]);
      }
      await tell(admin, 'for Amara');
      assert.deepEqual(
        (await first.take(2)).map(({ data }) => data.title),
        ['for all', 'for Amara'],
      );
      assert.deepEqual([other.events.length, theirs.events.length], [1, 1]);
    } finally {
      for (const reader of readers) reader.close();
      await copy.close();
    }
  });

  it('does not arrive when its transaction is rolled back', async () => {
    const { player } = await people();
    const reader = await EventReader.connect(server.app, `Bearer ${await server.tokens.issue(player)}`);
    const failed = server.db.transaction(async (tx) => {
      await notifyUser(tx, { userId: player.id, type: 'other', title: 'never', body: '…', at: server.now });
      throw new Error('rolled back');
    });
    await assert.rejects(failed, /rolled back/);
    await tell(player, 'after');
    assert.deepEqual(
      (await reader.take(1)).map(({ data }) => data.title),
      ['after'],
    );
    reader.close();
  });
});
