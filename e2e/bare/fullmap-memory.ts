import type { bareData, BareUser } from './data.ts';

/** What happens to a winner's call: it takes effect and the connection breaks, or it never reaches the server. */
export type Interruption = 'answer lost' | 'never arrived';

interface BareFullMap {
  readonly fullmapId: number;
  readonly title: string;
  readonly entryFee: number;
  readonly maxplayer: number;
  readonly winnerRewards: string;
  status: string;
  readonly [member: string]: unknown;
}

export interface BareApplication {
  readonly fullmapAppId: number;
  readonly fullmapId: number;
  readonly userId: number;
  status: string;
}

export interface BareWinner {
  readonly fullmapId: number;
  readonly userId: number;
  position: number | null;
  message: string | null;
}

/** A test's view of the memory. Every write counts each time that it arrives: nothing makes a second one the same as the first. */
export interface BareFullMaps {
  named(title: string): readonly BareFullMap[];
  /** A room that takes players. */
  scheduled(entryFee: number, maxplayer: number): number;
  /** A completed room with these players. */
  completed(players: readonly number[]): number;
  /** A player asks to join. Answers the request's id. */
  ask(fullmapId: number, userId: number): number;
  winnersOf(fullmapId: number): readonly BareWinner[];
  /** The users of every registration and of every reward that took effect, in their order. */
  effects(fullmapId: number): { readonly registered: readonly number[]; readonly rewarded: readonly number[] };
  /** Lets so many calls of POST winners and PUT winners/{userId} through, and interrupts the next. */
  interruptAfter(calls: number, how: Interruption): void;
  /** Whether that has happened. */
  readonly interrupted: boolean;
}

export type NewRoom = Pick<BareFullMap, 'title' | 'entryFee' | 'maxplayer' | 'winnerRewards' | 'status'>;

/** The full-map rooms of the bare backend, with their requests and winners. */
export class FullMapMemory implements BareFullMaps {
  readonly rooms: BareFullMap[] = [];
  readonly applications: BareApplication[] = [];
  readonly winners: BareWinner[] = [];
  readonly #users: readonly BareUser[];
  readonly #written: { readonly what: 'registered' | 'rewarded'; readonly fullmapId: number; readonly userId: number }[] = [];
  #cut: { left: number; readonly how: Interruption } | null = null;

  constructor({ users }: ReturnType<typeof bareData>) {
    this.#users = users;
  }

  add(facts: NewRoom & Readonly<Record<string, unknown>>): BareFullMap {
    const room: BareFullMap = { ...facts, fullmapId: 501 + this.rooms.length };
    this.rooms.push(room);
    return room;
  }

  #made(facts: Pick<NewRoom, 'entryFee' | 'maxplayer' | 'status'>): number {
    return this.add({ title: `Made ${this.rooms.length}`, winnerRewards: '5:10', ...facts }).fullmapId;
  }

  room(id: unknown): BareFullMap | null {
    return this.rooms.find(({ fullmapId }) => String(fullmapId) === String(id)) ?? null;
  }

  user(userId: number): BareUser | null {
    return this.#users.find(({ id }) => id === userId) ?? null;
  }

  move(userId: number, amount: number): void {
    const user = this.user(userId);
    if (user !== null) user.balance += amount;
  }

  named = (title: string) => this.rooms.filter((room) => room.title === title);
  scheduled = (entryFee: number, maxplayer: number) => this.#made({ entryFee, maxplayer, status: 'PENDING' });
  completed(players: readonly number[]): number {
    const fullmapId = this.#made({ entryFee: 0, maxplayer: players.length, status: 'PRIVATE' });
    for (const userId of players) this.ask(fullmapId, userId, 'CREATOR_APPROVED');
    return fullmapId;
  }

  ask(fullmapId: number, userId: number, status = 'PENDING'): number {
    const fullmapAppId = 901 + this.applications.length;
    this.applications.push({ fullmapAppId, fullmapId, userId, status });
    return fullmapAppId;
  }

  winnersOf = (fullmapId: number) => this.winners.filter((winner) => winner.fullmapId === fullmapId);

  register(fullmapId: number, userIds: readonly number[]): void {
    for (const userId of userIds) {
      this.winners.push({ fullmapId, userId, position: null, message: null });
      this.#written.push({ what: 'registered', fullmapId, userId });
    }
  }

  reward(winner: BareWinner, facts: unknown): void {
    const { fullmapId, userId } = Object.assign(winner, facts);
    this.#written.push({ what: 'rewarded', fullmapId, userId });
    // No winner is placed below fourth, so the tier of the first five applies to all of them.
    this.move(userId, Number(/^5:([\d.]+)/.exec(this.room(fullmapId)?.winnerRewards ?? '')?.[1] ?? 0));
  }

  effects(fullmapId: number) {
    const of = (wanted: string) =>
      this.#written.filter(({ what, fullmapId: id }) => what === wanted && id === fullmapId).map(({ userId }) => userId);
    return { registered: of('registered'), rewarded: of('rewarded') };
  }

  interruptAfter(calls: number, how: Interruption): void {
    this.#cut = { left: calls, how };
  }

  get interrupted(): boolean {
    return this.#cut === null;
  }

  /** The outcome of the winner's call that has just come; null when it is simply answered. */
  fate(): Interruption | null {
    const cut = this.#cut;
    if (cut === null) return null;
    cut.left -= 1;
    if (cut.left >= 0) return null;
    this.#cut = null;
    return cut.how;
  }
}
