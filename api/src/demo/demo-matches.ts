import { notifications } from '../db/schema/records';
import { APPLICATION, applicationsOf, type Match, type MatchKind, matchName } from '../matches/match-kind';
import { after, type Demo, MINUTE, writeAudit, writeBookings } from './demo';

interface DemoMatch extends Pick<Match, 'id' | 'title' | 'entryFeeCents'> {
  readonly createdAt: Date;
}

/** When the first player asked to take part, how far the next ones are from each other, and how long each waited; in minutes. */
interface Pace {
  readonly first: number;
  readonly step: number;
  readonly decided: number;
}

type Players = Readonly<Record<'accepted' | 'rejected' | 'pending', readonly number[]>>;

/** The players who asked to join; the accepted ones have paid. */
export async function insertApplications(
  { tx, admin }: Demo,
  kind: MatchKind,
  { id: matchId, entryFeeCents, createdAt }: DemoMatch,
  { accepted, rejected, pending }: Players,
  pace: Pace,
): Promise<void> {
  const of = (users: readonly number[], status: string) => users.map((userId) => ({ userId, status }));
  const requests = [
    ...of(accepted, APPLICATION.accepted),
    ...of(rejected, APPLICATION.rejected),
    ...of(pending, APPLICATION.requested),
  ].map((request, turn) => {
    const requestedAt = after(createdAt, (pace.first + turn * pace.step) * MINUTE);
    return { ...request, requestedAt, at: after(requestedAt, pace.decided * MINUTE) };
  });
  if (requests.length === 0) return;
  const fee = { cents: -entryFeeCents, reason: `Game entry fee of ${matchName(kind, matchId)}` };
  const fees = entryFeeCents === 0 ? [] : requests.slice(0, accepted.length).map(({ userId, at }) => ({ ...fee, userId, at }));
  const booked = await writeBookings(tx, fees);
  const rows = requests.map(({ at, ...request }, turn) => ({
    ...{ ...request, matchId, feeTransactionId: booked[turn]?.transactionId },
    ...(request.status === APPLICATION.requested ? {} : { decidedBy: admin, decidedAt: at }),
  }));
  await tx.insert(applicationsOf(kind)).values(rows);
}

interface DemoPrize {
  readonly userId: number;
  readonly position: number;
  readonly cents: number;
  readonly reason: string;
  readonly message: string;
  readonly at: Date;
}

/** Pays the best of a match; `recorded` is what the audit log says of a payment before and after it. */
export async function payPrizes<Prize extends DemoPrize>(
  demo: Demo,
  { id, title }: DemoMatch,
  action: string,
  prizes: readonly Prize[],
  recorded: (prize: Prize & { readonly transactionId: number }) => { before: object; after: object },
) {
  const paid = await writeBookings(demo.tx, prizes);
  if (paid.length === 0) return paid;
  const titleOf = (position: number) => `Place ${position} in “${title}”`;
  const news = paid.map(({ userId, position, message, at }) => ({ userId, title: titleOf(position), message, createdAt: at }));
  await demo.tx.insert(notifications).values(news);
  await writeAudit(
    demo,
    paid.map((prize) => ({ at: prize.at, action, subjectId: id, ...recorded(prize) })),
  );
  return paid;
}
