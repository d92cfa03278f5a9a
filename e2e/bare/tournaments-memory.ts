import type { bareData, BareUser } from './data.ts';

interface BareTournament {
  readonly postId: number;
  readonly title: string | null;
  readonly status: string | null;
  readonly entryFee: number | null;
  readonly [member: string]: unknown;
}

export interface BarePostApplication {
  readonly postAppId: number;
  readonly postId: number;
  readonly userId: number;
  status: string;
}

/** A test's view of the memory. */
export interface BareTournaments {
  named(title: string): readonly BareTournament[];
  /** A tournament that takes players. */
  scheduled(title: string, entryFee: number): number;
  /** A player asks to take part. Answers the application's id. */
  ask(postId: number, userId: number): number;
  /** The fees that were taken, in their order: nothing here makes a second approval the same as the first. */
  feesOf(postId: number): readonly { readonly userId: number; readonly fee: number }[];
}

export type NewTournament = Readonly<Record<string, unknown>> & Pick<BareTournament, 'title' | 'status' | 'entryFee'>;

/** The tournaments of the bare backend, with their applications. The gaps of the first ones are on purpose. */
export class TournamentMemory implements BareTournaments {
  tournaments: BareTournament[] = [];
  readonly applications: BarePostApplication[] = [];
  readonly #users: readonly BareUser[];
  readonly #fees: { readonly postId: number; readonly userId: number; readonly fee: number }[] = [];
  #ids = 1000;

  constructor({ users, games, modes, maps }: ReturnType<typeof bareData>) {
    this.#users = users;
    const whole = {
      ...{ content: 'Group stage and final.', addedDate: [2026, 11, 20, 10, 0, 0, 5], startTime: [2026, 12, 1, 18, 30] },
      ...{ entryFee: 20.0, winingPrices: 1250.0, perKill: null, totalParticipant: 42, game: games[0], gameMode: modes[1], map: maps[0] },
      ...{ gameID: 771_204, gamePw: 'arena', user: users[0] },
    };
    this.add({ ...whole, title: 'Dawn Cup', status: 'COMPLETED', perKill: 0.0, winingPrices: 300.0, endDateTime: '1 December, at dawn' });
    this.add({ ...whole, title: 'Noon Cup', status: 'APPROVED', totalParticipant: 130, game: games[1], map: maps[1] });
    this.add({ ...whole, title: 'Dusk Cup', status: 'ONGOING', user: null, game: { ...games[0], gameDescription: 'Battle royale' } });
    // Nothing but an id is known of it.
    const unknown = Object.fromEntries(Object.keys(whole).map((member) => [member, null]));
    this.add({ ...unknown, title: null, status: null, entryFee: null });
    this.add({ ...whole, title: 'Night Cup', status: 'PENDING' });
  }

  add(facts: NewTournament): BareTournament {
    const tournament: BareTournament = { ...facts, postId: (this.#ids += 1) };
    this.tournaments.unshift(tournament);
    return tournament;
  }

  one(id: unknown): BareTournament | null {
    return this.tournaments.find(({ postId }) => String(postId) === String(id)) ?? null;
  }

  remove(id: unknown): boolean {
    const before = this.tournaments.length;
    this.tournaments = this.tournaments.filter(({ postId }) => String(postId) !== String(id));
    return this.tournaments.length < before;
  }

  user(userId: number): BareUser | null {
    return this.#users.find(({ id }) => id === userId) ?? null;
  }

  /** Takes the fee, regardless of earlier approvals; false when the player cannot pay. */
  charge({ postId, userId }: BarePostApplication): boolean {
    const user = this.user(userId);
    const fee = this.one(postId)?.entryFee ?? 0;
    if (user === null || user.balance < fee) return false;
    user.balance -= fee;
    this.#fees.push({ postId, userId, fee });
    return true;
  }

  named = (title: string) => this.tournaments.filter((one) => one.title === title);
  scheduled = (title: string, entryFee: number) => this.add({ title, status: 'PENDING', entryFee, totalParticipant: 0 }).postId;
  feesOf = (postId: number) => this.#fees.filter((one) => one.postId === postId).map(({ userId, fee }) => ({ userId, fee }));

  ask(postId: number, userId: number): number {
    const postAppId = 701 + this.applications.length;
    this.applications.push({ postAppId, postId, userId, status: 'PENDING' });
    return postAppId;
  }
}
