import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database';

/*
 * The figures counted from the tables themselves, with plain queries and in Nepal's time, which is 5:45 ahead of UTC all year: what
 * the server's answers have to be, however it comes by them.
 */

export const ZONE = 'Asia/Kathmandu';
const there = (column: string) => `(${column} at time zone 'UTC' + interval '345 minutes')`;

async function rowsOf<Row extends Record<string, unknown>>(db: Database, query: string): Promise<Row[]> {
  return (await db.execute<Row>(sql.raw(query))).rows;
}

async function one(db: Database, query: string): Promise<Record<string, number>> {
  const [row = {}] = await rowsOf<Record<string, unknown>>(db, query);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
}

const KEPT = `(
  select t.created_at, -t.amount_cents as cents, r.game_id
    from transactions t left join rooms r on r.id = t.room_id where t.room_id is not null
  union all select t.created_at, -t.amount_cents, f.game_id
    from fullmap_applications a join fullmap_rooms f on f.id = a.fullmap_id join transactions t on t.id = a.fee_transaction_id
  union all select t.created_at, -t.amount_cents, f.game_id
    from fullmap_winners w join fullmap_rooms f on f.id = w.fullmap_id join transactions t on t.id = w.transaction_id
  union all select t.created_at, -t.amount_cents, p.game_id
    from tournament_applications a join tournaments p on p.id = a.tournament_id join transactions t on t.id = a.fee_transaction_id
  union all select t.created_at, -t.amount_cents, p.game_id
    from tournament_rewards w join tournaments p on p.id = w.tournament_id join transactions t on t.id = w.transaction_id
) as kept`;

type Daily = { readonly day: string; readonly game: string | null; readonly value: number };

/** By day and game, without the days on which it was 0. */
const daily = async (db: Database, value: string, from: string, game = 'game_id') =>
  (
    await rowsOf<Daily>(
      db,
      `select ${there('created_at')}::date::text as day, (select title from games where id = ${game}) as game, ${value}::float as value
       from ${from} where created_at is not null group by 1, 2 having ${value} <> 0 order by 1, 2`,
    )
  ).map((row) => [row.day, row.game, row.value]);

const PLAYERS = `
  select game_id, creator_id as user_id from rooms
  union select r.game_id, a.user_id from room_approvals a join rooms r on r.id = a.room_id where a.status in ('CREATOR_APPROVED', 'COMPLETED')
  union select f.game_id, a.user_id from fullmap_applications a join fullmap_rooms f on f.id = a.fullmap_id where a.status = 'CREATOR_APPROVED'
  union select t.game_id, a.user_id from tournament_applications a join tournaments t on t.id = a.tournament_id
    where a.status = 'CREATOR_APPROVED'`;

/** Everything that the figures answer, of one moment. */
export async function plainFigures(db: Database, now: Date) {
  const clock = `timestamptz '${now.toISOString()}'`;
  const month = `date_trunc('month', ${there(clock)})`;
  const day = `date_trunc('day', ${there(clock)})`;
  const named = (query: string) => rowsOf<{ name: string; count: number }>(db, query);
  return {
    daily: {
      revenue: await daily(db, 'sum(cents) / 100.0', KEPT),
      rooms: await daily(
        db,
        'count(*)',
        '(select created_at, game_id from rooms union all select created_at, game_id from fullmap_rooms) created',
      ),
      registrations: await daily(db, 'count(*)', 'users', 'null'),
    },
    revenue: await one(db, `select coalesce(sum(cents), 0) / 100.0 as amount from ${KEPT} where ${there('created_at')} >= ${month}`),
    counts: await one(
      db,
      `select (select count(*) from users) as users, (select count(*) from rooms where status = 'ALL_DONE') as "completedRooms",
              (select count(*) from tournament_applications where status = 'CREATOR_APPROVED') as participants`,
    ),
    roomsByStatus: await named(
      `select status as name, count(*)::integer as count from rooms group by 1
       order by array_position(array['PENDING', 'COIN_TIME', 'ALL_DONE'], status)`,
    ),
    usersByRole: await named(
      `select case when bool_or(role_id = 501) then 'ROLE_ADMIN' when min(role_id) is null then 'ROLE_USER'
              else (select name from roles where id = min(role_id)) end as name, 1 as count
       from users left join user_roles on user_id = id group by id`,
    ),
    users: await one(
      db,
      `select count(*) as total, count(*) filter (where banned_at is not null) as banned,
              count(*) filter (where ${there('created_at')} >= ${month}) as "newThisMonth",
              (select count(*) from user_visits where ${there('seen_at')} >= ${day}) as "activeToday" from users`,
    ),
    topups: await one(
      db,
      `select count(*) filter (where status = 'PENDING') as pending,
              count(*) filter (where status = 'APPROVED' and ${there('decided_at')} >= ${day}) as "approvedToday",
              count(*) filter (where status = 'APPROVED' and ${there('decided_at')} < ${day}
                                 and ${there('decided_at')} >= ${day} - interval '1 day') as "approvedYesterday",
              coalesce(sum(amount_cents) filter (where status = 'APPROVED' and ${there('decided_at')} >= ${day}), 0) / 100.0 as "amountToday"
       from topups`,
    ),
    redeems: await one(
      db,
      `select count(*) filter (where status = 'PENDING') as "redeemsPending",
              count(*) filter (where status = 'APPROVED' and ${there('decided_at')} >= ${month}) as "redeemsApproved",
              count(*) filter (where status = 'REJECTED' and ${there('decided_at')} >= ${month}) as "redeemsRejected",
              coalesce(sum(amount_cents) filter (where status = 'APPROVED' and ${there('decided_at')} >= ${month}), 0) / 100.0
                as "redeemedAmount"
       from redeems`,
    ),
    games: (
      await rowsOf<{ title: string; rooms: number; tournaments: number; players: number }>(
        db,
        `select title, (select count(*) from (select game_id from rooms union all select game_id from fullmap_rooms) r
                        where game_id = games.id)::integer as rooms,
                (select count(*) from tournaments where game_id = games.id)::integer as tournaments,
                (select count(*) from (${PLAYERS}) p where p.game_id = games.id)::integer as players
         from games where exists (select from maps where game_id = games.id) order by id`,
      )
    ).map(({ title, ...numbers }) => ({ gameTitle: title, ...numbers })),
  };
}
