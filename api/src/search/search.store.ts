import type { LiveSubject, SearchResult } from '@arena/shared/contract';
import { eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { toUnits } from '../cents';
import { contains, keywordsOf } from '../db/conditions';
import type { Database } from '../db/database';
import { games } from '../db/schema/games';
import { fullmapRooms, tournaments } from '../db/schema/matches';
import { redeems, topups } from '../db/schema/money';
import { users } from '../db/schema/people';
import { roomApprovals, rooms } from '../db/schema/rooms';
import { hasTrigram, NAME_TEXT, searchedFor } from '../db/search-text';
import { ACCEPTED } from '../rooms/room-row';
import { wallClock } from '../time/platform-time';

type Kind = Exclude<LiveSubject, 'stream' | 'form-message'>;
/** The lower the rank, the better. */
interface Hit {
  readonly kind: Kind;
  readonly id: number;
  readonly rank: number;
}

const MOST_RESULTS = 12;
/** Results of one kind by name. */
const MOST_NAMED = 4;
/** Results of one kind among the rooms and requests of the people found; and how many of each person are considered. */
const MOST_OF_PEOPLE = 2;
const LATEST = 20;
/** With fewer literal matches of a kind, similar names are searched too. */
const FEW = 3;
/** At most this many matches are ranked. */
const RANKED = 500;
/** The least `word_similarity`: allows one wrong letter in four, or two swapped letters in six. */
const LEAST_SIMILAR = 0.28;
/** Items that are less similar than the best by more than this are left out. */
const SIMILARITY_RANGE = 0.15;
/** The matches that are looked through one by one. */
const LATEST_MATCHES = 1000;
/** A shorter number is in very many mobile numbers and email addresses. */
const SHORTEST_PHONE_PART = 4;

/** The searched names, written as in the indexes; `search_form` folds them. */
const NAMED = [
  {
    kind: 'user',
    table: users,
    name: NAME_TEXT,
    has: (keywords: string) => searchedFor(keywords),
    // By the index of the order: the trigrams of a common word would find too many.
    is: (keywords: string) => sql`${users.name} collate alphabetical in (${keywords}, initcap(${keywords}))`,
  },
  {
    kind: 'tournament',
    table: tournaments,
    name: sql`split_part(${tournaments.searchText}, e'\\n', 1)`,
    has: (keywords: string) => contains(tournaments.searchText, keywords),
    is: () => sql`false`,
  },
  {
    kind: 'fullmap',
    table: fullmapRooms,
    name: sql`search_form(${fullmapRooms.title})`,
    has: (keywords: string) => contains(sql`search_form(${fullmapRooms.title})`, keywords),
    is: () => sql`false`,
  },
] as const;
type Named = (typeof NAMED)[number];
const formOf = (keywords: string) => sql`search_form(${keywords}::text)`;

/** Ranks an exact name first, then a prefix, a word's prefix and any other part of it, and last a match in another text. */
function literally({ kind, table, name, has, is }: Named, keywords: string): SQL {
  const columns = sql`${table.id}, ${name} as name`;
  const form = formOf(keywords);
  const rank = sql`case when name = ${form} then 1 when starts_with(name, ${form}) then 1.1 when strpos(name, ' ' || ${form}) > 0 then 1.2
    when strpos(name, ${form}) > 0 then 1.3 else 1.4 end::float`;
  // No index has less than three letters of a title.
  const latest = sql`(select * from ${table} order by ${table.id} desc limit ${LATEST_MATCHES}) as ${table}`;
  const searched = kind === 'user' || hasTrigram(keywords) ? table : latest;
  return sql`(select ${kind}::text as kind, id, ${rank} as rank from (
    (select ${columns} from ${table} where ${is(keywords)} limit ${MOST_NAMED})
    union (select ${columns} from ${searched} where ${has(keywords)} limit ${RANKED})
  ) as found order by rank, id desc limit ${MOST_NAMED})`;
}

function similarly({ kind, table, name }: Named, keywords: string): SQL {
  const form = formOf(keywords);
  const found = sql`select ${table.id}, word_similarity(${form}, ${name}) as likeness from ${table} where ${name} %> ${form} limit ${RANKED}`;
  return sql`(select ${kind}::text as kind, id, 3 - likeness as rank from (${found}) as found order by likeness desc, id desc limit ${MOST_NAMED})`;
}

async function hits(db: Database, parts: readonly SQL[]): Promise<Hit[]> {
  if (parts.length === 0) return [];
  const { rows } = await db.execute<{ kind: Kind; id: number | string; rank: number }>(sql.join([...parts], sql` union all `));
  return rows.map(({ id, ...hit }) => ({ ...hit, id: Number(id) })).sort((a, b) => a.rank - b.rank);
}

/** Items with a similar name; none where PostgreSQL lacks `pg_trgm`. */
async function similar(db: Database, named: readonly Named[], keywords: string): Promise<Hit[]> {
  if (named.length === 0 || !hasTrigram(keywords)) return [];
  const { rows } = await db.execute(sql`select from pg_extension where extname = 'pg_trgm'`);
  if (rows.length === 0) return [];
  const found = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SIMILAR)}, true)`);
    return hits(
      tx,
      named.map((each) => similarly(each, keywords)),
    );
  });
  return found.filter(({ rank }) => rank <= (found[0]?.rank ?? 0) + SIMILARITY_RANGE);
}

const WORDS: Readonly<Record<Kind, readonly string[]>> = {
  ...{ user: ['user', 'person', 'player'], room: ['room'], fullmap: ['full', 'map', 'fullmap', 'room'], tournament: ['tournament'] },
  ...{ topup: ['top', 'up', 'topup'], redeem: ['redeem'] },
};
const KINDS = Object.keys(WORDS) as readonly Kind[];

/** `2048`, `#2048`, `room 2048`, `R-2048`. */
const NUMBERED = /^(?:([a-z][a-z\s-]*)(?:#\s*)?|#?\s*)(\d{1,15})$/i;

/** The kinds of item that a number may be of, and the number; null for other texts. */
function numberIn(keywords: string): { readonly kinds: readonly Kind[]; readonly number: number; readonly bare: boolean } | null {
  const [, prefix = '', digits] = NUMBERED.exec(keywords) ?? [];
  if (digits === undefined) return null;
  const words = prefix
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const kinds = KINDS.filter((kind) => words.every((word) => WORDS[kind].some((part) => part.startsWith(word))));
  return kinds.length === 0 ? null : { kinds, number: Number(digits), bare: prefix === '' };
}

/** The latest rooms and requests of these people, open ones first. */
function ofPeople(people: readonly Hit[]): SQL[] {
  const ids = sql`unnest(${`{${people.map(({ id }) => id).join(',')}}`}::bigint[]) with ordinality as person(id, place)`;
  const latest = (kind: Kind, items: SQL) => sql`(
    select ${kind}::text as kind, item.id, (4 + place / 10.0 + (status in ('APPROVED', 'REJECTED', 'ALL_DONE'))::int)::float as rank
    from ${ids}, lateral (${items} order by id desc limit ${LATEST}) as item order by rank, item.id desc limit ${MOST_OF_PEOPLE})`;
  const requests = (table: typeof topups | typeof redeems) => sql`select id, status from ${table} where ${table.userId} = person.id`;
  const played = sql`select ${rooms.id}, ${rooms.status} from ${roomApprovals} join ${rooms} on ${eq(rooms.id, roomApprovals.roomId)}
    where ${roomApprovals.userId} = person.id and ${inArray(roomApprovals.status, ACCEPTED)}`;
  return [
    latest('topup', requests(topups)),
    latest('redeem', requests(redeems)),
    latest('room', sql`select id, status from ${rooms} where ${rooms.creatorId} = person.id union ${played}`),
  ];
}

const ofUser = (id: SQLWrapper) => sql`join ${users} on ${users.id} = ${id}`;
const match = (table: typeof tournaments | typeof fullmapRooms) =>
  sql`select ${table.id}, ${table.title}, null, ${table.status}, ${table.prizePoolCents}, ${table.startsAt} from ${table}`;
const request = (table: typeof topups | typeof redeems) =>
  sql`select ${table.id}, ${users.name}, null, ${table.status}, ${table.amountCents}, ${table.requestedAt} from ${table} ${ofUser(table.userId)}`;

/** What is shown of each kind: id, title, detail, status, cents and time. */
const SHOWN: Readonly<Record<Kind, { readonly table: { readonly id: SQLWrapper }; readonly rows: SQL }>> = {
  user: { table: users, rows: sql`select ${users.id}, ${users.name}, ${users.email}, null, null::bigint, null::timestamptz from ${users}` },
  room: {
    table: rooms,
    rows: sql`select ${rooms.id}, ${games.title} || ' ' || ${rooms.gameType}, ${users.name}, ${rooms.status},
      coalesce(${rooms.prizeCents}, ${rooms.entryFeeCents}), ${rooms.createdAt}
      from ${rooms} join ${games} on ${eq(games.id, rooms.gameId)} ${ofUser(rooms.creatorId)}`,
  },
  fullmap: { table: fullmapRooms, rows: match(fullmapRooms) },
  tournament: { table: tournaments, rows: match(tournaments) },
  topup: { table: topups, rows: request(topups) },
  redeem: { table: redeems, rows: request(redeems) },
};

type Row = Pick<SearchResult, 'title' | 'detail' | 'status'> &
  Record<'id' | 'cents' | 'ms', number | string | null> & { readonly kind: Kind };

/** The items of these hits that exist, in their order. */
async function shown(db: Database, found: readonly Hit[], timeZone: string): Promise<SearchResult[]> {
  const idsOf = (kind: Kind) => `{${found.flatMap((hit) => (hit.kind === kind ? hit.id : [])).join(',')}}`;
  const parts = KINDS.filter((kind) => found.some((hit) => hit.kind === kind)).map((kind) => {
    const { table, rows } = SHOWN[kind];
    return sql`select ${kind}::text as kind, item.* from (${rows} where ${table.id} = any(${idsOf(kind)}::bigint[]))
      as item(id, title, detail, status, cents, at)`;
  });
  if (parts.length === 0) return [];
  const { rows } = await db.execute<Row>(
    sql`select *, extract(epoch from at) * 1000 as ms from (${sql.join(parts, sql` union all `)}) as items`,
  );
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  const keys = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
  return [...keys]
    .flatMap((key) => byKey.get(key) ?? [])
    .slice(0, MOST_RESULTS)
    .map(({ kind, id, title, detail, status, cents, ms }) => ({
      ...{ kind, id: Number(id), title, detail, status },
      amount: cents === null ? null : toUnits(Number(cents)),
      at: ms === null ? null : wallClock(new Date(Number(ms)), timeZone),
    }));
}

/** Finds items by number and by name, also misspelled, and the rooms and requests of the people found. */
export async function findAnything(db: Database, query: { readonly keywords?: string }, timeZone: string): Promise<SearchResult[]> {
  const keywords = keywordsOf(query);
  if (keywords === '') return [];
  const numbered = numberIn(keywords);
  const named = NAMED.filter(({ kind }) => kind !== 'user' || numbered?.bare !== true || keywords.length >= SHORTEST_PHONE_PART);
  const exact = await hits(
    db,
    named.map((each) => literally(each, keywords)),
  );
  const few = NAMED.filter(({ kind }) => exact.filter((hit) => hit.kind === kind).length < FEW);
  const alike = numbered === null ? await similar(db, few, keywords) : [];
  const isNew = ({ kind, id }: Hit) => !exact.some((hit) => hit.kind === kind && hit.id === id);
  const names = [...exact, ...alike.filter(isNew)];
  const people = names.filter(({ kind }) => kind === 'user').slice(0, MOST_NAMED);
  const byNumber = numbered?.kinds.map((kind): Hit => ({ kind, id: numbered.number, rank: 0 })) ?? [];
  const theirs = people.length === 0 ? [] : await hits(db, ofPeople(people));
  return shown(db, [...byNumber, ...names, ...theirs], timeZone);
}
