import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { streams } from '../db/schema/streams';
import { auditEntries } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const LINK = 'https://www.youtube.com/watch?v=abc123';
const LIVE = { videoLink: LINK, status: 'PUBLISHED' };
const UPCOMING = { videoLink: LINK, status: 'UPCOMMING', startAt: '2026-03-06T19:30' };

const add = (as: TestUser, body: object, gameId: number | string = 1, headers: Record<string, string> = {}) =>
  server.call(`POST /videos/game/${gameId}`, { as, body, headers });

interface Listed {
  readonly content: Record<string, unknown>[];
  readonly totalElements: number;
  readonly lastPage: boolean;
}
const list = async (query = '') => (await server.call(`GET /videos/${query}`)).body as Listed;

describe('adding a stream', () => {
  it('answers 201 with the stream and a sentence', async () => {
    const { status, body } = await add(await addUser(server, 'Amara', { admin: true }), UPCOMING);
    assert.equal(status, 201);
    assert.deepEqual(body, {
      videoId: 1,
      videoLink: LINK,
      status: 'UPCOMMING',
      startAt: [2026, 3, 6, 19, 30],
      createdAt: [2026, 3, 4, 15, 50, 30],
      game: { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null },
      message: 'The stream was added.',
    });
    const [row] = await server.db.select().from(streams);
    assert.equal(row?.startsAt?.toISOString(), '2026-03-06T14:00:00.000Z');
  });

  it('takes the third game, which exists only here, and refuses a fourth', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const { status, body } = await add(admin, LIVE, 3);
    assert.equal(status, 201);
    assert.equal((body as { game: { gameTitle: string } }).game.gameTitle, 'BGMI');
    const answer = await add(admin, LIVE, 4);
    assert.deepEqual([answer.status, messageOf(answer)], [404, 'Game not found with gameId : 4']);
  });

  it('needs a start when it is upcoming, at any time, and none when it is live', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const refusals: [object, string][] = [
      [{ ...LIVE, status: 'UPCOMMING' }, "The field 'startAt' is missing: an UPCOMMING stream needs it."],
      [{ ...UPCOMING, startAt: '' }, "The field 'startAt' must be a date and a time."],
      [{ ...UPCOMING, startAt: '2026-02-30T10:00' }, "The field 'startAt' is not a valid date and time."],
      [{ ...UPCOMING, status: 'PUBLISHED' }, "The field 'startAt' is only for a stream that is UPCOMMING."],
    ];
    for (const [body, sentence] of refusals) {
      const answer = await add(admin, body);
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence]);
    }
    assert.equal((await add(admin, { ...UPCOMING, startAt: '2020-01-01T10:00:30' })).status, 201);
  });

  it('takes https links only, and a known status', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    for (const videoLink of ['http://youtube.com/x', 'javascript:alert(1)', 'https://', 'https://localhost', 'youtube.com', '', ' ']) {
      const answer = await add(admin, { ...LIVE, videoLink });
      assert.deepEqual(
        [answer.status, messageOf(answer)],
        [400, "The field 'videoLink' must be a link that starts with https://."],
        videoLink,
      );
    }
    assert.equal(messageOf(await add(admin, { ...LIVE, status: 'LIVE' })), "The field 'status' must be one of UPCOMMING, PUBLISHED.");
    assert.deepEqual(await server.db.select().from(streams), []);
  });

  it('refuses a link with a user name or a password, which every viewer would see', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const sentence = "The field 'videoLink' must not have a user name or a password before the address of the site.";
    for (const videoLink of [
      'https://user:password@youtube.com/x',
      'https://user@youtube.com/x',
      'https://:password@youtube.com',
      'https://a@b@youtube.com',
    ]) {
      const answer = await add(admin, { ...LIVE, videoLink });
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence], videoLink);
    }
    assert.equal((await add(admin, { ...LIVE, videoLink: 'https://www.youtube.com/@arena?at=me@example.com' })).status, 201);
    assert.equal((await server.db.select().from(streams)).length, 1);
  });

  it('happens once for the same key, also of four calls at the same moment', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(admin, LIVE, 1, { 'idempotency-key': 'key-1' })));
    for (const { status, body } of answers) assert.deepEqual([status, (body as { videoId: number }).videoId], [201, 1]);
    assert.equal((await server.db.select().from(streams)).length, 1);
    assert.equal((await add(admin, LIVE, 1, { 'idempotency-key': 'key-2' })).status, 201);
    assert.equal((await server.db.select().from(streams)).length, 2);
  });

  it('is recorded', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    await add(admin, LIVE, 2);
    const [entry] = await server.db.select().from(auditEntries);
    assert.deepEqual([entry?.actorId, entry?.action, entry?.subject, entry?.subjectId], [admin.id, 'stream.create', 'stream', 1]);
    const { link, status, gameId } = entry?.after as Record<string, unknown>;
    assert.deepEqual({ link, status, gameId }, { link: LINK, status: 'PUBLISHED', gameId: 2 });
  });
});

describe('GET /videos/', () => {
  it('is public, newest first, with a page of a hundred for a client that asks for none', async () => {
    const { id } = await addUser(server, 'Amara', { admin: true });
    const values = Array.from({ length: 101 }, (_, place) => ({
      link: `${LINK}${place}`,
      status: 'PUBLISHED' as const,
      gameId: 1,
      createdBy: id,
      createdAt: new Date(server.now.getTime() + place * 1000),
    }));
    await server.db.insert(streams).values(values);
    const { content, totalElements, lastPage } = await list();
    assert.deepEqual([content.length, totalElements, lastPage], [100, 101, false]);
    assert.deepEqual([content[0]?.videoLink, content[99]?.videoLink], [`${LINK}100`, `${LINK}1`]);
    const rest = await list('?pageNumber=1');
    assert.deepEqual([rest.content.map(({ videoLink }) => videoLink), rest.lastPage], [[`${LINK}0`], true]);
    assert.equal((await list('?pageSize=7')).content.length, 7);
  });

  it('is an empty page at first', async () => {
    assert.deepEqual(await list(), { content: [], pageNumber: 0, pageSize: 100, totalElements: 0, totalPages: 0, lastPage: true });
  });
});
