import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { fullmapApplications, fullmapRooms, tournamentApplications } from '../db/schema/matches';
import type { AdminNews } from '../notifications/notify';

/** A player's request to join a match: a full-map room or a tournament. */
export const APPLICATION = { requested: 'PENDING', accepted: 'CREATOR_APPROVED', rejected: 'REJECTED' } as const;

/** The parts that joining a full-map room and joining a tournament share. */
export type Match = Pick<typeof fullmapRooms.$inferSelect, 'id' | 'title' | 'status' | 'startsAt' | 'entryFeeCents' | 'maxPlayers'>;

export interface MatchKind {
  readonly subject: 'fullmap' | 'tournament';
  /** `Full-map room` */
  readonly name: string;
  readonly join: 'join' | 'take part in';
  readonly accept: 'accept' | 'approve';
  readonly open: string;
  readonly applications: typeof fullmapApplications | typeof tournamentApplications;
  /** The match, its row locked until the transaction ends; 404 when there is none. */
  lock(tx: Database, id: number): Promise<Match>;
  /** The refusal of a match that is not open any more. */
  closed(match: Match): string;
  /** What the platform calls an application that isn't there, and its id. */
  readonly missing: readonly [thing: string, key: string];
  requestNews(player: string, match: Match): AdminNews;
}

export const applicationsOf = ({ applications }: MatchKind) => applications as typeof fullmapApplications;
/** `full-map room 7` */
export const matchName = ({ name }: MatchKind, id: number): string => `${name.toLowerCase()} ${id}`;

export function countPlayers(db: Database, kind: MatchKind, matchId: number): Promise<number> {
  const table = applicationsOf(kind);
  return db.$count(table, and(eq(table.matchId, matchId), eq(table.status, APPLICATION.accepted)));
}
