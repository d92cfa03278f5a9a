import type { Around } from './fullmaps.ts';

interface BareStream {
  readonly videoLink: string;
  readonly status: string;
  readonly startAt: readonly number[] | null;
  readonly createdAt: readonly number[];
  readonly game: { readonly gameId: number; readonly gameTitle: string };
}

/** How an added stream is answered: with 201, with another success, or with a refusal that adds nothing. */
type AfterAdding = 'created' | 'ok' | 'refuse';

/** The tests' view of the streams. */
export interface BareStreams {
  /** Those with a link. */
  linked(link: string): readonly BareStream[];
  afterAdding(what: AfterAdding): void;
}

// The third game exists only here.
const TITLES = ['PUBG Mobile', 'Free Fire', 'BGMI'];
const gameOf = (gameId: number) => ({ gameId, gameTitle: TITLES[gameId - 1] ?? '' });
const dateArray = (text: string) => text.split(/[-T:]/).map(Number);

/** The specification's calls of streams: without an id, and paged although no client asks for a page. */
export function bareStreams({ app, base, may, notFound }: Omit<Around, 'data'>): BareStreams {
  const streams: BareStream[] = [
    { videoLink: 'https://www.youtube.com/watch?v=live', status: 'PUBLISHED', startAt: null, createdAt: [2026, 11, 20, 18, 30], game: gameOf(1) },
    { videoLink: 'https://www.youtube.com/watch?v=soon', status: 'UPCOMMING', startAt: [2026, 12, 1, 18, 0], createdAt: [2026, 11, 20, 18, 31], game: gameOf(3) },
    { videoLink: 'http://streams.test/plain', status: 'ENDED', startAt: [2026, 11, 1, 18], createdAt: [2026, 11, 1, 12, 0], game: gameOf(2) },
    { videoLink: 'javascript:alert(1)', status: 'PUBLISHED', startAt: null, createdAt: [2026, 11, 1, 11, 0], game: gameOf(2) },
  ]; // prettier-ignore
  let after: AfterAdding = 'created';

  app.get(`${base}/videos/`, async (request) => {
    const { pageNumber = '0' } = request.query as { readonly pageNumber?: string };
    const [number, size] = [Number(pageNumber), 10];
    const content = streams.slice(number * size, (number + 1) * size);
    const totalPages = Math.max(1, Math.ceil(streams.length / size));
    return { content, pageNumber: number, pageSize: size, totalElements: streams.length, totalPages, lastPage: number + 1 >= totalPages };
  });

  app.post(`${base}/videos/game/:gameId`, async (request, reply) => {
    if (!may(request)) return reply.code(401).send();
    const gameId = Number((request.params as { readonly gameId: string }).gameId);
    if (!(gameId in [0, ...TITLES]) || gameId === 0) return reply.code(404).send(notFound('Game', gameId));
    if (after === 'refuse') return reply.code(400).send({ videoLink: 'This channel is not allowed' });
    if (after === 'ok') return reply.code(200).send({ message: 'The stream waits for a review.' });
    const { videoLink, status, startAt } = request.body as {
      readonly videoLink: string;
      readonly status: string;
      readonly startAt?: string;
    };
    streams.unshift({
      videoLink,
      status,
      startAt: startAt === undefined ? null : dateArray(startAt),
      createdAt: [2026, 11, 21, 10, 0],
      game: gameOf(gameId),
    });
    return reply.code(201).send();
  });

  return {
    linked: (link) => streams.filter(({ videoLink }) => videoLink === link),
    afterAdding: (what) => void (after = what),
  };
}
