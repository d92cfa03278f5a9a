import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { bareData } from './data.ts';
import { type BareApplication, type BareFullMaps, type BareWinner, FullMapMemory, type NewRoom } from './fullmap-memory.ts';

export interface Around {
  readonly app: FastifyInstance;
  readonly base: string;
  readonly data: ReturnType<typeof bareData>;
  readonly may: (request: FastifyRequest) => boolean;
  readonly notFound: (what: string, id: unknown) => object;
}

type Params = Readonly<Record<string, string>>;
type Answer = (params: Params, request: FastifyRequest, reply: FastifyReply) => unknown;

/** A Z that is dropped, as this backend does: the clock reading in UTC. */
const dateArray = (iso: string) => iso.slice(0, 16).split(/[-T:]/).map(Number);

/** The specification's calls of full-map rooms. Answers the tests' view of what they change. */
export function bareFullMaps({ app, base, data, may, notFound }: Around): BareFullMaps {
  const memory = new FullMapMemory(data);
  const { rooms, applications, winners } = memory;
  const person = (userId: number) => {
    const { id, name } = memory.user(userId) ?? { id: userId, name: null };
    return { id, name };
  };
  const wireWinner = ({ userId, position, message }: BareWinner) => ({ user: person(userId), position, message });
  const wireApplication = ({ fullmapAppId, fullmapId, userId, status }: BareApplication) => {
    return { fullmapAppId, status, requestAt: [2026, 11, 20, 18, 31], userId: person(userId), fullMap: memory.room(fullmapId) };
  };
  const route = (method: 'GET' | 'POST' | 'PUT', path: string, answer: Answer) =>
    app.route({
      method,
      url: base + path,
      handler: async (request, reply) =>
        method !== 'GET' && !may(request) ? reply.code(401).send() : answer(request.params as Params, request, reply),
    });
  /** Carries out a winner's call, or what a test wants to become of it. */
  const carryOut = (request: FastifyRequest, reply: FastifyReply, effect: () => unknown) => {
    const fate = memory.fate();
    if (fate === null) return reply.send(effect());
    if (fate === 'answer lost') {
      effect();
      request.raw.socket.destroy();
    }
    return reply.hijack();
  };

  route('GET', '/fullmaps/status/:status', ({ status = '' }) => {
    const content = rooms.filter((room) => room.status === status.toUpperCase()).reverse();
    return { content, pageNumber: 0, pageSize: 50, totalElements: content.length, totalPages: 1, lastPage: true };
  });
  route('GET', '/fullmaps/:fullmapId', ({ fullmapId }, _, reply) => {
    return memory.room(fullmapId) ?? reply.code(404).send(notFound('Fullmap', fullmapId));
  });
  route('POST', '/user/:userId/game/:gameId/gamemode/:modeId/map/:mapId/fullmaps', (params, request, reply) => {
    const body = request.body as NewRoom & { readonly startTime: string };
    if (!(Date.parse(body.startTime) > Date.now())) {
      return reply.code(400).send({ message: 'Start time must be in the future', success: true });
    }
    const room = memory.add({
      ...body,
      status: 'PENDING',
      startTime: dateArray(body.startTime),
      addedDate: dateArray(new Date().toISOString()),
      game: data.games.find(({ gameId }) => String(gameId) === params.gameId),
      gameMode: data.modes.find(({ modeId }) => String(modeId) === params.modeId),
      map: data.maps.find(({ mapId }) => String(mapId) === params.mapId),
      user: person(Number(params.userId)),
    });
    return reply.code(201).send(room);
  });
  route('GET', '/fullmapApp/fullmap/:fullmapId', ({ fullmapId }, request) => {
    const { status } = request.query as { readonly status?: string };
    return applications.filter((one) => String(one.fullmapId) === fullmapId && one.status === status).map(wireApplication);
  });
  route('PUT', '/fullmapApp/approve/:fullmapAppId', ({ fullmapAppId }, request, reply) => {
    const application = applications.find((one) => String(one.fullmapAppId) === fullmapAppId);
    if (application === undefined) return reply.code(404).send(notFound('FullmapApp', fullmapAppId));
    // Never asks whether it is still pending: a second acceptance takes the fee again.
    const accepted = (request.body as { readonly action?: string }).action === 'ACCEPT';
    const fee = memory.room(application.fullmapId)?.entryFee ?? 0;
    if (accepted && (memory.user(application.userId)?.balance ?? 0) < fee) {
      return reply.code(400).send({ message: 'Insufficient balance', success: true });
    }
    if (accepted) memory.move(application.userId, -fee);
    application.status = accepted ? 'CREATOR_APPROVED' : 'REJECTED';
    return wireApplication(application);
  });
  route('PUT', '/fullmap/:fullmapId/complete', ({ fullmapId }, _, reply) => {
    const room = memory.room(fullmapId);
    if (room === null) return reply.code(404).send(notFound('Fullmap', fullmapId));
    room.status = 'PRIVATE';
    return room;
  });
  route('POST', '/fullmap/:fullmapId/winners', ({ fullmapId }, request, reply) =>
    carryOut(request, reply, () => {
      memory.register(Number(fullmapId), request.body as readonly number[]);
      return memory.winnersOf(Number(fullmapId)).map(wireWinner);
    }),
  );
  route('GET', '/fullmap/:fullmapId/winners', ({ fullmapId }) => memory.winnersOf(Number(fullmapId)).map(wireWinner));
  route('PUT', '/winners/:userId', ({ userId }, request, reply) => {
    // The path names no room: the newest one where this user waits for a reward, else the newest.
    const own = winners.filter((winner) => String(winner.userId) === userId);
    const winner = own.findLast(({ position }) => position === null) ?? own.at(-1);
    if (winner === undefined) return reply.code(404).send(notFound('Winner', userId));
    return carryOut(request, reply, () => {
      memory.reward(winner, request.body);
      return wireWinner(winner);
    });
  });
  return memory;
}
