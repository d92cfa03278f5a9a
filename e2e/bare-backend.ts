// A backend that has the specification's calls and nothing else, with the manners of one that is long in service.
// By hand: `node --import tsx e2e/bare-backend.ts`, then `API_URL=http://localhost:9090 API_AUTH_SCHEME=Arena npm start`.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ADMIN_EMAIL, bareData, type BareRoom, PASSWORD } from './bare/data.ts';
import { bareFinance } from './bare/finance.ts';
import type { BareFinance } from './bare/finance-memory.ts';
import type { BareFullMaps } from './bare/fullmap-memory.ts';
import { bareFullMaps } from './bare/fullmaps.ts';
import { bareStreams, type BareStreams } from './bare/streams.ts';
import { bareTournaments } from './bare/tournaments.ts';
import type { BareTournaments } from './bare/tournaments-memory.ts';
import { bareUsers, type BareUsers } from './bare/users.ts';

const BASE = '/api/v1';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

interface Recorded {
  readonly method: string;
  /** Path and query below /api/v1. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** The outcome of a payment: it is made and answered, made before the connection breaks, made in silence, or lost. */
type AfterPaying = 'answer' | 'break' | 'hold' | 'lose';

export interface BareBackend {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  readonly requests: readonly Recorded[];
  /** The payments that arrived for a room. Nothing here makes the second one the same as the first. */
  payments(roomId: number): readonly Recorded[];
  balanceOf(userId: number): number;
  afterPaying(what: AfterPaying): void;
  /** A room that waits for its payout and that no test has had yet. */
  freshRoom(): number;
  readonly fullmaps: BareFullMaps;
  readonly tournaments: BareTournaments;
  readonly finance: BareFinance;
  readonly users: BareUsers;
  readonly streams: BareStreams;
  close(): Promise<void>;
}

interface Options {
  readonly scheme: string;
  readonly port?: number;
  readonly host?: string;
}

const notFound = (what: string, id: unknown) => ({
  message: `${what} not found with ${what.toLowerCase()}Id : ${String(id)}`,
  success: false,
});
const withoutRoute = (request: FastifyRequest) => ({ timestamp: Date.now(), status: 404, error: 'Not Found', path: request.url });

// `joined` is not a member of the wire's room: this backend never sends an opponent with a room.
const wireRoom = ({ joined: _, ...room }: BareRoom) => room;

export async function startBareBackend({ scheme, port = 0, host = '127.0.0.1' }: Options): Promise<BareBackend> {
  const data = bareData();
  const tokens = new Set<string>();
  const requests: Recorded[] = [];
  let after: AfterPaying = 'answer';
  let handedOut = 0;
  const app: FastifyInstance = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: false } });

  app.addHook('preHandler', async (request) => {
    const { method, url, headers, body } = request;
    requests.push({ method, path: url.slice(BASE.length), headers, body });
  });

  const may = ({ headers }: FastifyRequest) => {
    const [word, token] = (headers.authorization ?? '').split(' ');
    return word === scheme && tokens.has(token ?? '');
  };
  const roomOf = (request: FastifyRequest) => {
    const { roomId } = request.params as { readonly roomId: string };
    return data.rooms.find((room) => String(room.roomId) === roomId) ?? null;
  };
  const get = (route: string, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(`${BASE}${route}`, (request, reply) => answer(request, reply));

  app.post(`${BASE}/auth/login`, async (request, reply) => {
    const { username, password } = (request.body ?? {}) as { readonly username?: string; readonly password?: string };
    const user = data.users.find(({ email }) => email === username);
    if (user === undefined) return reply.code(404).send(notFound('User', username));
    if (password !== PASSWORD) return reply.code(400).send({ message: 'Invalid username or password !!', success: true });
    const token = randomBytes(24).toString('base64url');
    tokens.add(token);
    return { token, user };
  });

  get('/users/', () => data.users);
  get('/users/:userId', (request, reply) => {
    const { userId } = request.params as { readonly userId: string };
    return data.users.find(({ id }) => String(id) === userId) ?? reply.code(404).send(notFound('User', userId));
  });
  get('/revenue/monthly', () => [{ amount: 4200 }, { amount: 3100.5 }]);
  get('/games/', () => data.games);
  get('/modes/', () => data.modes);
  get('/maps/', () => data.maps);
  get('/rooms/status', (request, reply) => {
    const { status } = request.query as { readonly status?: string };
    if (!['PENDING', 'COIN_TIME', 'ALL_DONE'].includes(status ?? '')) return reply.code(400).send({ timestamp: Date.now(), status: 400 });
    return data.rooms.filter((room) => room.status === status).map(wireRoom);
  });
  get('/rooms/image/:name', (request, reply) => {
    const { name } = request.params as { readonly name: string };
    if (!name.endsWith('.png')) return reply.code(404).send();
    return reply.header('content-disposition', 'attachment').type('image/png').send(Buffer.from(PIXEL, 'base64'));
  });
  get('/rooms/:roomId', (request, reply) => {
    const room = roomOf(request);
    return room === null ? reply.code(404).send(notFound('Room', 'that')) : wireRoom(room);
  });
  get('/roomApp/room/:roomId/approvals', (request, reply) => {
    const room = roomOf(request);
    if (room === null) return reply.code(404).send(notFound('Room', 'that'));
    if (room.joined === null) return [];
    return [
      { roomAppId: room.roomId, requestAt: [2026, 11, 20, 18, 31], status: 'CREATOR_APPROVED', user: room.joined, room: wireRoom(room) },
    ];
  });

  app.post(`${BASE}/room/:roomId/winners`, async (request, reply) => {
    if (!may(request)) return reply.code(401).send();
    const room = roomOf(request);
    const { userIds } = request.body as { readonly userIds: readonly (string | number)[] };
    const winner = data.users.find(({ id }) => String(id) === String(userIds[0]));
    if (room === null || winner === undefined) return reply.code(404).send(notFound('Room', 'that'));
    if (after !== 'lose') {
      winner.balance += room.wining ?? 0;
      room.status = 'ALL_DONE';
    }
    if (after === 'break' || after === 'lose') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    if (after === 'hold') return reply.hijack();
    return reply.code(200).send();
  });

  const fullmaps = bareFullMaps({ app, base: BASE, data, may, notFound });
  const tournaments = bareTournaments({ app, base: BASE, data, may, notFound });
  const finance = bareFinance({ app, base: BASE, may, notFound });
  const users = bareUsers({ app, base: BASE, data, may, notFound });
  const streams = bareStreams({ app, base: BASE, may, notFound });

  // A write to a route that does not exist ends at the guard of the error page: a 401 without a word.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' ? reply.code(404).send(withoutRoute(request)) : reply.code(401).send(),
  );

  await app.listen({ host, port });
  const address = app.server.address();
  return {
    origin: `http://${host}:${address !== null && typeof address === 'object' ? address.port : port}`,
    email: ADMIN_EMAIL,
    password: PASSWORD,
    requests,
    payments: (roomId) => requests.filter((one) => one.method === 'POST' && one.path === `/room/${roomId}/winners`),
    balanceOf: (userId) => data.users.find(({ id }) => id === userId)?.balance ?? 0,
    afterPaying: (what) => void (after = what),
    freshRoom: () => 100 + handedOut++,
    fullmaps,
    tournaments,
    finance,
    users,
    streams,
    close: () => app.close(),
  };
}

if (pathToFileURL(path.resolve(process.argv[1] ?? '')).href === import.meta.url) {
  const backend = await startBareBackend({ scheme: 'Arena', port: Number(process.env.PORT ?? 9090), host: 'localhost' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void backend.close().then(() => process.exit(0)));
  console.log(`A bare backend listens at ${backend.origin}/api/v1. Its scheme word is Arena.`);
  console.log(`Start the console with: API_URL=${backend.origin} API_AUTH_SCHEME=Arena npm start`);
  console.log(`Sign in as ${backend.email} / ${backend.password}. The players have the same password.`);
}
