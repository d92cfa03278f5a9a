import type { Attention } from '@arena/shared/contract';
import { and, eq, inArray, isNotNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { ALL_TIME, currentFigures } from '../db/schema/figures';
import { accountKey, redeems, topups } from '../db/schema/money';
import { users } from '../db/schema/people';
import { roomApprovals, rooms } from '../db/schema/rooms';
import { formatAmount } from '../cents';
import { ACCEPTED, ROOM } from '../rooms/room-row';
import * as t from './attention.messages';

type RequestTable = typeof topups | typeof redeems;

/** The numbers that rules found, by their ids. */
type Found = Readonly<Record<string, number>>;

interface Rule {
  /** Plain words with dashes, which the console shows at the row. */
  readonly id: string;
  readonly onlyRedeems?: true;
  /** Checked whenever a list is read, because it changes with the balance. The others are checked, and stored, when a request comes. */
  readonly live?: true;
  /** A number that the sentence names where the rule applies to the row of `of` in the outer query; otherwise null. */
  readonly found: (of: RequestTable) => SQL;
  readonly sentence: (found: number) => string;
}

/** Requests at most this many minutes apart count as one burst. */
const TOGETHER_MINUTES = 10;
const SEVERAL_REQUESTS = 3;
/** An amount above this multiple of the player's own average is unusual. The average needs this many approved requests. */
const [OWN_TIMES, OWN_APPROVED] = [3, 3];
/** Likewise for the average of all players, which applies to a player with too few approved requests for an average. */
const [OVERALL_TIMES, OVERALL_APPROVED] = [5, 20];

/** Selects from the player's requests of the same kind, this one included, as `other`. */
const ofPlayer = (of: RequestTable, what: SQL, where: SQL) =>
  sql`select ${what} from ${of} as other where other.user_id = ${of.userId} and ${where}`;
/** Times within a few minutes of each other. */
export const isTogether = (time: SQLWrapper, other: SQLWrapper) =>
  sql`abs(extract(epoch from ${time} - ${other})) <= ${TOGETHER_MINUTES * 60}`;
const together = (of: RequestTable) => isTogether(sql`other.requested_at`, of.requestedAt);
/** Needs a `having`, because too few rows give no meaningful average. */
const AVERAGE = sql`round(avg(other.amount_cents))::bigint`;
const APPROVED = sql`other.status = 'APPROVED'`;
const ownAverage = (of: RequestTable) => sql`(${ofPlayer(of, AVERAGE, APPROVED)} having count(*) >= ${OWN_APPROVED})`;

function overallAverage(of: RequestTable): SQL {
  const { kind, at, cents, number } = currentFigures;
  const approved = and(eq(kind, of === redeems ? 'redeem APPROVED' : 'topup APPROVED'), eq(at, ALL_TIME));
  return sql`(select (sum(${cents}) / sum(${number}))::bigint from ${currentFigures} where ${approved} having sum(${number}) >= ${OVERALL_APPROVED})`;
}

/** The balance where it doesn't cover the amount. */
const lowBalance = (of: RequestTable) =>
  sql`(select ${users.balanceCents} from ${users} where ${users.id} = ${of.userId} and ${users.balanceCents} < ${of.amountCents})`;

/** A room that the player was accepted in and that waits for its payout. */
function unpaidRoom(of: RequestTable): SQL {
  const joined = sql`select room_id from ${roomApprovals} where ${roomApprovals.userId} = ${of.userId} and ${inArray(roomApprovals.status, ACCEPTED)}`;
  const created = sql`select id from ${rooms} where ${rooms.creatorId} = ${of.userId}`;
  return sql`(select min(id) from ${rooms} where ${rooms.id} = any(array(${joined} union all ${created})) and ${rooms.status} = ${ROOM.awaitsPayout})`;
}

/** What an administrator should look at before deciding a pending request. To add a rule, add an entry here and in the reference. */
const RULES: readonly Rule[] = [
  {
    id: 'possible-duplicate',
    found: (of) =>
      sql`(${ofPlayer(of, sql`min(other.id)`, sql`other.id <> ${of.id} and other.amount_cents = ${of.amountCents} and other.status <> 'REJECTED' and ${together(of)}`)})`,
    sentence: (id) => t.sameAmount(id, TOGETHER_MINUTES),
  },
  {
    id: 'several-requests',
    found: (of) => sql`(${ofPlayer(of, sql`count(*)`, together(of))} having count(*) >= ${SEVERAL_REQUESTS})`,
    sentence: (count) => t.severalRequests(count, TOGETHER_MINUTES),
  },
  {
    id: 'unusual-amount',
    found: (of) => sql`(select usual from ${ownAverage(of)} as own(usual) where ${of.amountCents} > ${OWN_TIMES} * usual)`,
    sentence: (cents) => t.aboveOwnUsual(OWN_TIMES, formatAmount(cents)),
  },
  {
    id: 'above-average',
    found: (of) =>
      sql`case when ${of.amountCents} > ${OVERALL_TIMES} * ${overallAverage(of)} and ${ownAverage(of)} is null then ${overallAverage(of)} end`,
    sentence: (cents) => t.aboveAverage(OVERALL_TIMES, formatAmount(cents)),
  },
  {
    id: 'shared-account',
    onlyRedeems: true,
    found: () =>
      sql`(select nullif(count(distinct other.user_id), 0) from ${redeems} as other where ${accountKey(sql`other.account`)} = ${accountKey(redeems.account)} and other.user_id <> ${redeems.userId})`,
    sentence: t.sharedAccount,
  },
  { id: 'low-balance', onlyRedeems: true, live: true, found: lowBalance, sentence: (cents) => t.lowBalance(formatAmount(cents)) },
  {
    id: 'unpaid-room',
    onlyRedeems: true,
    live: true,
    found: (of) => sql`case when ${lowBalance(of)} is not null then ${unpaidRoom(of)} end`,
    sentence: t.unpaidRoom,
  },
];

const rulesOf = (of: RequestTable, live: boolean) =>
  RULES.filter((rule) => (rule.onlyRedeems !== true || of === redeems) && (rule.live ?? false) === live);

/** What the rules find about a request, as one object by their ids. */
const foundBy = (rules: readonly Rule[], of: RequestTable) =>
  sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    rules.map(({ id, found }) => sql`${id}::text, ${found(of)}`),
    sql`, `,
  )}))`;

/** To be selected with a request, for `reasonsOf`; null for a decided one. */
export const attentionColumn = (of: RequestTable) =>
  sql<Found | null>`case when ${of.status} = 'PENDING' then coalesce(${of.attention}, '{}') || ${foundBy(rulesOf(of, true), of)} end`;

export const reasonsOf = (found: Found | null): Attention[] | null =>
  found &&
  RULES.flatMap(({ id, sentence }) => {
    const value = found[id];
    return value === undefined ? [] : [{ rule: id, reason: sentence(value) }];
  });

/** A pending request that some rule applies to. */
export const needsAttention = (of: RequestTable): SQL | undefined =>
  and(eq(of.status, 'PENDING'), or(isNotNull(of.attention), of === redeems ? sql`${lowBalance(of)} is not null` : undefined));

/**
 * Stores what the rules find about pending requests; without a condition, about all of them. Skips requests that are being decided:
 * their decision waits for the player's row, which a new request has locked.
 */
export async function markRequests(db: Database, of: RequestTable, where?: SQL): Promise<void> {
  const pending = sql`select ${of.id} as id, nullif(${foundBy(rulesOf(of, false), of)}, '{}') as found from ${of}
    where ${and(eq(of.status, 'PENDING'), where)} for update skip locked`;
  await db.execute(sql`
    with marks as materialized (${pending})
    update ${of} set attention = marks.found from marks where marks.id = ${of.id} and ${of.attention} is distinct from marks.found`);
}

/** Marks a new request and those that it may affect. */
export const markRelated = (tx: Database, of: RequestTable, { userId, account }: { readonly userId: number; readonly account?: string }) =>
  markRequests(
    tx,
    of,
    or(
      eq(of.userId, userId),
      account === undefined ? undefined : sql`${accountKey(redeems.account)} = ${accountKey(sql`${account}::text`)}`,
    ),
  );

/** Marks all pending requests when the server starts, because a release may change the rules. */
export function markOnStart(app: FastifyInstance, db: Database): void {
  app.addHook('onListen', async () => {
    void Promise.all([topups, redeems].map((of) => markRequests(db, of))).catch((error: unknown) =>
      app.log.error({ err: error }, 'The pending requests were not checked by the rules'),
    );
  });
}
