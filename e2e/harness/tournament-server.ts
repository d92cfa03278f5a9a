import type { Console } from './consoles.ts';
import type { Player } from './fullmap.ts';
import { dayAhead } from './fullmap.ts';
import { ADMIN, signInAt } from './people.ts';
import { balanceOf } from './rooms.ts';
import { FEE, PRIZE, typedTournament } from './tournament.ts';

interface ServerTournament {
  readonly postId: number;
  readonly title: string;
  readonly status: string;
  readonly perKill: number | null;
}

/** What a test does outside the browser, on the platform's own server. */
export interface TournamentServer {
  readonly adminId: number;
  /** Players who can pay the entry fee of any test. */
  players(count: number): Promise<readonly Player[]>;
  balanceOf(player: Player): Promise<number>;
  /** A tournament that takes players, made without the form. */
  create(title: string): Promise<number>;
  /** A player asks to take part. Answers the application's id. */
  ask(tournamentId: number, player: Player): Promise<number>;
  approve(applicationId: number): Promise<void>;
  advance(tournamentId: number, to: 'ONGOING' | 'COMPLETED'): Promise<void>;
  remove(tournamentId: number): Promise<void>;
  /** A tournament of the demo in a status, and with this many pending players at least. */
  demo(status: string, pending?: number): Promise<number>;
  /** One that pays for kills. */
  demoWithKills(): Promise<number>;
}

export async function tournamentServer({ api }: Console): Promise<TournamentServer> {
  const { token, user } = await signInAt(api, ADMIN);
  async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${api}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  /** Those that came with the demo; what tests have made has another name. */
  const demos = async () => {
    const { content } = await call<{ content: readonly ServerTournament[] }>('GET', '/posts?pageSize=100');
    return content.filter(({ title }) => / #\d+$/.test(title));
  };
  return {
    adminId: user.id,
    async players(count) {
      const users = await call<(Player & { balance: number })[]>('GET', '/users/');
      const found = users.filter(({ id, balance }) => id !== user.id && balance >= 50).slice(0, count);
      if (found.length < count) throw new Error(`The demo has only ${found.length} players who can pay.`);
      return found.map(({ id, name }) => ({ id, name }));
    },
    balanceOf: ({ id }) => balanceOf(api, token, id),
    create: async (title) =>
      (
        await call<ServerTournament>('POST', `/user/${user.id}/game/2/gamemode/2/map/8/posts`, {
          title,
          content: 'No vehicles',
          winingPrices: PRIZE,
          entryFee: FEE,
          gameID: 4_119_407,
          gamePw: 'secret',
          startTime: `${dayAhead(3)}T20:15`,
        })
      ).postId,
    ask: async (tournamentId, { id }) =>
      (await call<{ postAppId: number }>('POST', `/turnmentApp/create/${tournamentId}/user/${id}`)).postAppId,
    approve: async (applicationId) => void (await call('PUT', `/turnmentApp/post/${applicationId}?status=CREATOR_APPROVED`)),
    advance: async (tournamentId, to) => void (await call('PUT', `/posts/${tournamentId}/status?status=${to}`)),
    remove: async (tournamentId) => void (await call('DELETE', `/posts/${tournamentId}`)),
    async demo(status, pending = 0) {
      for (const tournament of (await demos()).filter((one) => one.status === status)) {
        const asking = await call<readonly unknown[]>('GET', `/turnmentApp/pending/${tournament.postId}?status=PENDING`);
        if (asking.length >= pending) return tournament.postId;
      }
      throw new Error(`The demo has no tournament that is ${status} with ${pending} pending players.`);
    },
    async demoWithKills() {
      const found = (await demos()).find(({ perKill }) => perKill !== null && perKill > 0);
      if (found === undefined) throw new Error('The demo has no tournament that pays for kills.');
      return found.postId;
    },
  };
}

/** A tournament of its own, and players who ask to take part. */
export async function askingPlayers(platform: Console, count: number) {
  const server = await tournamentServer(platform);
  const { title } = typedTournament();
  const tournamentId = await server.create(title);
  const players = await server.players(count);
  const applicationIds: number[] = [];
  for (const player of players) applicationIds.push(await server.ask(tournamentId, player));
  const before = await Promise.all(players.map(server.balanceOf));
  /** What the players have more than at the beginning. */
  const gained = async () =>
    (await Promise.all(players.map(server.balanceOf))).map((balance, index) => Math.round((balance - (before[index] ?? 0)) * 100) / 100);
  return { server, title, tournamentId, players: players as readonly [Player, ...Player[]], applicationIds, gained };
}
