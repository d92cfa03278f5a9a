import pg from 'pg';
import { countedAtTheEnd } from '../counted-at-the-end';
import { withoutIndexes } from './without-indexes';

/** How many rows of each kind. */
export interface Size {
  readonly users: number;
  readonly rooms: number;
  readonly topups: number;
  readonly redeems: number;
  /** Of the books in all; what the requests and prizes do not need are entry fees. */
  readonly movements: number;
  readonly auditEntries: number;
  readonly matches: number;
  readonly applications: number;
  readonly messages: number;
}

/** A platform with a million players, or a part of it. */
export function sizeOf(scale: number): Size {
  const part = (rows: number) => Math.max(10, Math.round(rows * scale));
  return {
    users: part(1_000_000),
    rooms: part(500_000),
    topups: part(900_000),
    redeems: part(100_000),
    movements: part(2_000_000),
    auditEntries: part(1_000_000),
    matches: part(20_000),
    applications: part(200_000),
    messages: part(20_000),
  };
}

/** The id of the one administrator whom the tables start with. */
const ADMIN = 1;

const people = ({ users }: Size): string[] => [
  `insert into users (id, name, email, mobile, handle, password_hash, banned_at, created_at, name_looks, email_looks, balance_cents)
   select n, 'Player ' || n, 'player' || n || '@example.com', '+977 98' || n, 'player-' || n, 'no hash',
          case when n % 50 = 0 then now() - n * interval '1 second' end, now() - n * interval '30 seconds',
          'Player ' || n, 'player' || n || '@example.com', coalesce(greatest(cents, 0), 0)
   from generate_series(${ADMIN}, ${users}) n
        left join (select user_id, sum(amount_cents) as cents from transactions group by user_id) as booked on user_id = n`,
  `insert into user_roles select n, 502 from generate_series(1, ${users}) n union all values (${ADMIN}, 501)`,
  `insert into user_visits select n, now() - n * interval '1 minute' from generate_series(1, ${users}, 3) n`,
];

/** Every 50th waits; of those that are decided every tenth is rejected. `first` is the id in the books of what request 0 would have. */
const requests = (table: 'topups' | 'redeems', size: Size, own: string, values: string, first: number): string => `
  insert into ${table} (id, user_id, amount_cents, status, requested_at, decided_by, decided_at, transaction_id, ${own})
  select n, 1 + n % ${size.users}, 100 + n % 900, status, now() - n * interval '20 seconds',
         case when status <> 'PENDING' then ${ADMIN} end, case when status <> 'PENDING' then now() - n * interval '19 seconds' end,
         case when status = 'APPROVED' then ${first} + n end, ${values}
  from generate_series(1, ${size[table]}) n,
       lateral (select case when n % 50 = 0 then 'PENDING' when n % 10 = 1 then 'REJECTED' else 'APPROVED' end as status) as s`;

const prizes = ({ topups, redeems }: Size) => topups + redeems;

const money = (size: Size): string[] => [
  requests('topups', size, 'game_id, payment', `1 + n % 2, 'Coins ' || n`, 0),
  requests('redeems', size, 'method, account', `'eSewa', '98' || n`, size.topups),
  `insert into transactions (id, user_id, amount_cents, type, reason, created_at, booked_for)
   select transaction_id, user_id, amount_cents, 'CREDITED', 'Top-up ' || id, decided_at, 'topup:' || id
   from topups where transaction_id is not null`,
  `insert into transactions (id, user_id, amount_cents, type, reason, created_at, booked_for)
   select transaction_id, user_id, -amount_cents, 'DEBITED', 'Redeem request ' || id, decided_at, 'redeem:' || id
   from redeems where transaction_id is not null`,
];

/** Of a hundred rooms 97 are paid, two wait for their payout, and one is scheduled. */
const rooms = (size: Size): string[] => [
  `insert into rooms (id, status, game_type, entry_fee_cents, prize_cents, game_id, creator_id, created_at, access_id, password)
   select n, case n % 100 when 0 then 'PENDING' when 1 then 'COIN_TIME' when 2 then 'COIN_TIME' else 'ALL_DONE' end, '1v1', 1000, 1900,
          1 + n % 2, 1 + n % ${size.users}, now() - n * interval '50 seconds', n, 'pw' || n
   from generate_series(1, ${size.rooms}) n`,
  `insert into room_approvals (room_id, user_id, status, requested_at)
   select id, 1 + (id * 7) % ${size.users}, case when status = 'PENDING' then 'PENDING' when status = 'ALL_DONE' then 'COMPLETED'
          else 'CREATOR_APPROVED' end, created_at from rooms`,
  `insert into transactions (id, user_id, amount_cents, type, reason, room_id, created_at)
   select ${prizes(size)} + id, creator_id, prize_cents, 'CREDITED', 'Prize of room ' || id, id, created_at + interval '1 hour'
   from rooms where status = 'ALL_DONE'`,
  `insert into room_winners (room_id, user_id, position, message, amount_cents, transaction_id, paid_by, paid_at)
   select room_id, user_id, 1, 'Well played', amount_cents, id, ${ADMIN}, created_at from transactions where room_id is not null`,
  `insert into transactions (id, user_id, amount_cents, type, reason, room_id, created_at)
   select ${prizes(size) + size.rooms} + n, 1 + n % ${size.users}, -1000, 'DEBITED', 'Entry fee of room ' || 1 + n % ${size.rooms},
          1 + n % ${size.rooms}, now() - n * interval '15 seconds'
   from generate_series(1, ${size.movements} - (select count(*) from transactions)) n`,
];

/** Each application is another player's; one match in twenty is still to come. */
const matchesOf = (size: Size, table: 'tournaments' | 'fullmap_rooms', own: string, values: string, done: string): string => `
  insert into ${table} (id, status, title, entry_fee_cents, access_id, password, game_id, mode_id, map_id, starts_at, created_at,
                        prize_pool_cents, ${own})
  select n, case when n % 20 = 0 then 'PENDING' else '${done}' end, 'Match ' || n || (array[' Friday', ' Sunday'])[1 + n % 2], 500, n, 'pw',
         1 + n % 2, 1, 1 + n % 9, now() - n * interval '19 minutes', now() - n * interval '20 minutes', 10000, ${values}
  from generate_series(1, ${size.matches}) n`;

const applicationsOf = (size: Size, table: string, match: string): string => `
  insert into ${table} (${match}, user_id, status, requested_at)
  select 1 + n % ${size.matches}, 1 + n % ${size.users},
         case when n % 3 = 0 then 'PENDING' else 'CREATOR_APPROVED' end, now() - n * interval '2 minutes'
  from generate_series(1, ${size.applications}) n on conflict do nothing`;

const matches = (size: Size): string[] => [
  matchesOf(size, 'tournaments', 'description, organizer_id', `repeat('Rules of the house ', 8), ${ADMIN}`, 'COMPLETED'),
  matchesOf(size, 'fullmap_rooms', 'rules, creator_id, duration_minutes, max_players', `'Rules', ${ADMIN}, 30, 100`, 'PRIVATE'),
  applicationsOf(size, 'tournament_applications', 'tournament_id'),
  applicationsOf(size, 'fullmap_applications', 'fullmap_id'),
  `insert into fullmap_winners (fullmap_id, user_id, registered_at)
   select fullmap_id, user_id, requested_at from fullmap_applications where status = 'CREATOR_APPROVED' and id % 4 = 0`,
];

const records = (size: Size): string[] => [
  `insert into audit_entries (at, actor_id, action, subject, subject_id, before, after)
   select now() - n * interval '30 seconds', ${ADMIN} + n % 7, s || '.change', s, n, '{"status": "PENDING"}', '{"status": "APPROVED"}'
   from generate_series(1, ${size.auditEntries}) n, lateral (select (array['room', 'user', 'topup', 'redeem'])[1 + n % 4] as s) as s`,
  `insert into notifications (user_id, message, created_at)
   select case when n % 10 <> 0 then 1 + n % ${size.users} end, 'Message ' || n, now() - n * interval '1 minute'
   from generate_series(1, ${size.applications}) n`,
  `insert into streams (link, status, game_id, created_by, created_at)
   select 'https://stream.example/' || n, 'PUBLISHED', 1 + n % 2, ${ADMIN}, now() - n * interval '1 hour'
   from generate_series(1, ${size.messages}) n`,
  `insert into form_messages (form, email, text, created_at)
   select 'contact', 'visitor' || n || '@example.com', 'Message ' || n, now() - n * interval '1 hour'
   from generate_series(1, ${size.messages}) n`,
];

/** Where identity columns continue after rows with ids of their own. */
const SEQUENCES = `do $$ declare t text; begin
  foreach t in array array['users', 'topups', 'redeems', 'transactions', 'rooms', 'tournaments', 'fullmap_rooms'] loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select max(id) from %I))', t, t);
  end loop;
end $$`;

/** Fills a migrated, empty database. A balance is the sum of its movements, or nothing where those are more than there was. */
export async function fill(url: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '64MB'`);
    const run = (statement: string) => client.query(statement);
    const statements = [...money(size), ...rooms(size), ...people(size), ...matches(size), ...records(size)];
    await countedAtTheEnd(run, () =>
      withoutIndexes(client, async () => {
        for (const statement of statements) await run(statement);
      }),
    );
    await client.query(SEQUENCES);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
