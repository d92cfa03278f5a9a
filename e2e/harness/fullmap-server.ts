import type { Console } from './consoles.ts';
import type { Player } from './fullmap.ts';
import { ADMIN, signInAt } from './people.ts';
import { balanceOf } from './rooms.ts';

interface ServerRoom {
  readonly fullmapId: number;
  readonly title: string;
}

/** What a test does outside the browser, on the platform's own server. */
export interface FullMapServer {
  readonly adminId: number;
  /** Players who can pay the entry fee of any test. */
  players(count: number): Promise<readonly Player[]>;
  balanceOf(player: Player): Promise<number>;
  ask(fullmapId: number, player: Player): Promise<number>;
  /** Lets a player in, who pays the entry fee. */
  accept(applicationId: number): Promise<void>;
  /** A scheduled room with a fee of $2.50, made without the form. */
  create(title: string, maximum: number): Promise<number>;
  /** A room of the demo. */
  demo(status: 'PENDING' | 'PRIVATE', title: string): Promise<number>;
}

export async function fullMapServer({ api }: Console): Promise<FullMapServer> {
  const { token, user } = await signInAt(api, ADMIN);
  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${api}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  return {
    adminId: user.id,
    async players(count) {
      const users = await call<(Player & { balance: number; email: string })[]>('GET', '/users/');
      const found = users.filter(({ id, balance }) => id !== user.id && balance >= 50).slice(0, count);
      if (found.length < count) throw new Error(`The demo has only ${found.length} players who can pay.`);
      return found.map(({ id, name }) => ({ id, name }));
    },
    balanceOf: ({ id }) => balanceOf(api, token, id),
    ask: async (fullmapId, { id }) =>
      (await call<{ fullmapAppId: number }>('POST', `/fullmapApp/create/${fullmapId}/user/${id}`)).fullmapAppId,
    accept: async (applicationId) => void (await call('PUT', `/fullmapApp/approve/${applicationId}`, { action: 'ACCEPT' })),
    create: async (title, maximum) =>
      (
        await call<ServerRoom>('POST', `/user/${user.id}/game/2/gamemode/2/map/8/fullmaps`, {
          title,
          content: 'No vehicles',
          entryFee: 2.5,
          startTime: new Date(Date.now() + 3 * 24 * 3600_000).toISOString(),
          duration: 45,
          pricePool: 20,
          maxplayer: maximum,
          roomId: '4119407',
          roomPw: 'secret',
          winnerRewards: '5:7',
        })
      ).fullmapId,
    async demo(status, title) {
      const { content } = await call<{ content: readonly ServerRoom[] }>('GET', `/fullmaps/status/${status}?pageSize=100`);
      const room = content.find((one) => one.title === title);
      if (room === undefined) throw new Error(`The demo has no room “${title}”.`);
      return room.fullmapId;
    },
  };
}
