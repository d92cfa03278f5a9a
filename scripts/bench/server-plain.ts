// The rival of `npm run bench -- server`: plain Fastify and pg with the same queries and JSON, without validation.
import { createHmac, randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const dateArray = (at: Date | null) => {
  if (at === null) return null;
  const parts = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
  return at.getUTCSeconds() === 0 ? parts : [...parts, at.getUTCSeconds()];
};
const person = (id: string | null, name: string | null, banned: Date | null) =>
  id === null ? null : { id: Number(id), name, bannedAt: dateArray(banned) };
const part = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;

const { DATABASE_URL, JWT_SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8 });
const app = fastify();
app.decorateRequest('callerId', 0);
app.addHook('onRequest', async (request) => {
  const [head = '', body = '', signature] = (request.headers.authorization ?? '').slice(7).split('.');
  const { uid, jti } = part(body);
  if (createHmac('sha512', JWT_SECRET).update(`${head}.${body}`).digest('base64url') !== signature) throw new Error('No token');
  const { rows } = await pool.query(
    `select u.id, u.name, u.email, u.tokens_valid_after, u.banned_at, v.seen_at, r.name as role, t.id as revoked from users u
     left join user_roles ur on ur.user_id = u.id left join roles r on r.id = ur.role_id left join user_visits v on v.user_id = u.id
     left join revoked_tokens t on t.id = $2 where u.id = $1`,
    [uid, jti],
  );
  if (!rows.some(({ role, revoked }) => role === 'ROLE_ADMIN' && revoked === null)) throw new Error('Not an administrator');
  request.setDecorator('callerId', Number(uid));
});
app.get('/api/v1/topup/status/:status', async (request) => {
  const { rows } = await pool.query(
    `select t.id, t.amount_cents, t.payment, t.status, t.requested_at, t.decided_at, g.id as game_id, g.title, g.description,
     u.id as user_id, u.name, u.email, u.mobile, u.banned_at, d.name as decider from topups t join games g on g.id = t.game_id
     join users u on u.id = t.user_id left join users d on d.id = t.decided_by where t.id = any(array(select id from topups
     where status = $1 order by decided_at desc, id desc limit $2 offset 0)) order by t.decided_at desc, t.id desc`,
    ['APPROVED', (request.query as { pageSize: string }).pageSize],
  );
  return rows.map((row) => ({
    ...{ topupId: Number(row.id), id: Number(row.id), amount: row.amount_cents / 100, itemName: row.payment, status: row.status },
    game: { gameId: row.game_id, gameTitle: row.title, gameDescription: row.description },
    user: { id: Number(row.user_id), name: row.name, email: row.email, mobileNo: row.mobile ?? '', bannedAt: dateArray(row.banned_at) },
    ...{ requestedAt: dateArray(row.requested_at), processedAt: dateArray(row.decided_at), processedBy: row.decider },
  }));
});
app.get('/api/v1/rooms/status', async (request) => {
  const { rows } = await pool.query(
    `select r.*, g.title, g.description, c.name as creator, c.banned_at as creator_banned, o.id as opponent_id,
       o.name as opponent, o.banned_at as opponent_banned, w.transaction_id from rooms r
     join games g on g.id = r.game_id join users c on c.id = r.creator_id left join room_approvals a on a.room_id = r.id
     and a.status in ('CREATOR_APPROVED', 'COMPLETED') left join users o on o.id = a.user_id left join room_winners w on w.room_id = r.id
     where r.id = any(array(select id from rooms where status = $1 order by created_at desc, id desc limit 500))
     order by r.created_at desc, r.id desc`,
    [(request.query as { status: string }).status],
  );
  return rows.map((row) => ({
    ...{ roomId: Number(row.id), status: row.status, gameType: row.game_type, round: row.round, totalParticipant: row.player_count },
    ...{ addedDate: dateArray(row.created_at), entryFee: row.entry_fee_cents / 100, wining: row.prize_cents / 100 },
    ...{ gameID: row.access_id, gamePw: row.password, tpp: row.tpp, fpp: row.fpp },
    game: { gameId: row.game_id, gameTitle: row.title, gameDescription: row.description },
    ...{
      user: person(row.creator_id, row.creator, row.creator_banned),
      opponent: person(row.opponent_id, row.opponent, row.opponent_banned),
    },
    ...{ creator_SS: row.creator_screenshot, player_SS: row.opponent_screenshot, transactionId: row.transaction_id },
  }));
});
app.put('/api/v1/topup/:id/approve', async (request) => {
  const { id } = request.params as { id: string };
  const callerId = request.getDecorator<number>('callerId');
  const now = new Date();
  const key = `${callerId}:${String(request.headers['idempotency-key'])}`;
  await pool.query('insert into call_keys values ($1, $2, $3) on conflict do nothing returning key', [key, 'hash', now]);
  const client = await pool.connect();
  const one = async (text: string, values: unknown[]) => (await client.query(text, values)).rows[0];
  await client.query('begin');
  const { user_id: userId, amount_cents: cents } = await one('select * from topups where id = $1 for update', [id]);
  const credit = 'update users set balance_cents = balance_cents + $1 where id = $2 returning balance_cents as after';
  const { after } = await one(credit, [cents, userId]);
  const { id: booked } = await one(
    `insert into transactions (user_id, amount_cents, type, reason, created_at, balance_after_cents, booked_for)
     values ($1, $2, 'CREDITED', $3, $4, $5, $6) returning id`,
    [userId, cents, `Top-up ${id}`, now, after, `topup:${id}`],
  );
  await client.query(
    `update topups set status = 'APPROVED', decided_by = $1, decided_at = $2, decision_key = $3, transaction_id = $4 where id = $5`,
    [callerId, now, key, booked, id],
  );
  const news = [userId, 'Top-up approved', `Your top-up of $${cents / 100} was approved and added to your balance.`, now];
  const told = await one('insert into notifications (user_id, title, message, created_at) values ($1, $2, $3, $4) returning id', news);
  const announce = (event: object) =>
    client.query('select pg_notify($1, $2)', ['arena_events', JSON.stringify({ ...event, sentAt: Date.now() })]);
  await announce({ kind: 'notification', eventId: randomUUID(), notificationId: told.id, userId });
  await announce({ kind: 'change', eventId: randomUUID(), change: { subject: 'topup', id } });
  const was = { status: 'PENDING', balanceCents: after - cents };
  await client.query(
    `insert into audit_entries (at, actor_id, action, subject, subject_id, before, after)
     values ($1, $2, 'topup.approve', 'topup', $3, $4, $5)`,
    [now, callerId, id, was, { status: 'APPROVED', userId, after }],
  );
  const { name } = await one('select id, name from users where id = $1', [userId]);
  await client.query('commit');
  client.release();
  const message = `Top-up ${id} was approved: $${cents / 100} was added to ${name}’s balance.`;
  return { message, status: 'APPROVED', alreadyDecided: false };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
