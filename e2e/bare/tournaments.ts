import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Around } from './fullmaps.ts';
import { type BarePostApplication, type BareTournaments, TournamentMemory } from './tournaments-memory.ts';

type Params = Readonly<Record<string, string>>;
type Answer = (params: Params, request: FastifyRequest, reply: FastifyReply) => unknown;

const KNOWN = ['PENDING', 'ONGOING', 'COMPLETED', 'APPROVED'];
const dateArray = (text: string) => text.slice(0, 16).split(/[-T:]/).map(Number);

/** The specification's calls of tournaments. Answers the tests' view of what they change. */
export function bareTournaments({ app, base, data, may, notFound }: Around): BareTournaments {
  const memory = new TournamentMemory(data);
  const wire = (application: BarePostApplication) => {
    const { postAppId, postId, userId, status } = application;
    return { postAppId, status, requestAt: [2026, 11, 20, 18, 31], user: memory.user(userId), post: memory.one(postId) };
  };
  const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, answer: Answer) =>
    app.route({
      method,
      url: base + path,
      handler: async (request, reply) =>
        method !== 'GET' && !may(request) ? reply.code(401).send() : answer(request.params as Params, request, reply),
    });
  const page = (wanted: readonly object[], request: FastifyRequest) => {
    const { pageNumber = '0', pageSize = '10' } = request.query as { readonly pageNumber?: string; readonly pageSize?: string };
    const [number, size] = [Number(pageNumber), Number(pageSize)];
    const totalPages = Math.max(1, Math.ceil(wanted.length / size));
    const content = wanted.slice(number * size, (number + 1) * size);
    return { content, pageNumber: number, pageSize: size, totalElements: wanted.length, totalPages, lastPage: number + 1 >= totalPages };
  };

  route('GET', '/posts', (_, request) => page(memory.tournaments, request));
  route('GET', '/posts/status/:status', ({ status = '' }, request, reply) => {
    if (status === '') return page(memory.tournaments, request);
    if (!KNOWN.includes(status.toUpperCase())) return reply.code(500).send({ timestamp: Date.now(), status: 500 });
    return page(
      memory.tournaments.filter((one) => one.status === status.toUpperCase()),
      request,
    );
  });
  route('GET', '/posts/search', (_, request) => {
    const { keywords = '' } = request.query as { readonly keywords?: string };
    return memory.tournaments.filter(({ title }) => title?.toLowerCase().includes(keywords.toLowerCase()));
  });
  route('GET', '/posts/prizepool', () => ({ totalElements: 4250 }));
  // A greeting where the participants card looks for a number.
  route('GET', '/', (_, __, reply) => reply.type('text/plain').send('The platform is up.'));
  route('GET', '/game/:gameId/posts', ({ gameId }, _, reply) => {
    const game = data.games.find((one) => String(one.gameId) === gameId);
    if (game === undefined) return reply.code(404).send(notFound('Game', gameId));
    return memory.tournaments.filter((one) => (one.game as typeof game | null | undefined)?.gameId === game.gameId);
  });
  route('GET', '/posts/:postId', ({ postId }, _, reply) => memory.one(postId) ?? reply.code(404).send(notFound('Post', postId)));
  route('POST', '/user/:userId/game/:gameId/gamemode/:modeId/map/:mapId/posts', (params, request, reply) => {
    const { startTime, ...body } = request.body as { readonly title: string; readonly entryFee: number; readonly startTime: string };
    const user = memory.user(Number(params.userId));
    if (!user?.roles.some(({ name }) => name === 'ROLE_ADMIN')) {
      return reply.code(400).send({ message: 'Only an admin can create a post', success: true });
    }
    const tournament = memory.add({
      ...body,
      ...{ status: 'PENDING', perKill: null, totalParticipant: 0, user },
      startTime: dateArray(startTime),
      addedDate: dateArray(new Date().toISOString()),
      game: data.games.find(({ gameId }) => String(gameId) === params.gameId),
      gameMode: data.modes.find(({ modeId }) => String(modeId) === params.modeId),
      map: data.maps.find(({ mapId }) => String(mapId) === params.mapId),
    });
    return reply.code(201).send(tournament);
  });
  route('DELETE', '/posts/:postId', ({ postId }, _, reply) =>
    memory.remove(postId) ? { message: 'Post is deleted successfully !!', success: true } : reply.code(404).send(notFound('Post', postId)),
  );
  route('GET', '/turnmentApp/pending/:postId', ({ postId }, request) => {
    const { status } = request.query as { readonly status?: string };
    return memory.applications.filter((one) => String(one.postId) === postId && one.status === status).map(wire);
  });
  route('PUT', '/turnmentApp/post/:postAppId', ({ postAppId }, request, reply) => {
    const application = memory.applications.find((one) => String(one.postAppId) === postAppId);
    if (application === undefined) return reply.code(404).send(notFound('PostApp', postAppId));
    // Never asks whether it is still pending: a second approval takes the fee again.
    if (!memory.charge(application)) return reply.code(400).send({ message: 'Insufficient coins', success: true });
    application.status = (request.query as { readonly status?: string }).status ?? 'CREATOR_APPROVED';
    return wire(application);
  });
  return memory;
}
