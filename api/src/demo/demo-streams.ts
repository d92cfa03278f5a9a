import type { StreamStatus } from '@arena/shared/contract';

interface DemoStream {
  readonly link: string;
  readonly status: StreamStatus;
  readonly gameId: number;
  readonly createdAt: Date;
  readonly startsAt: Date | null;
}

const HOUR = 60 * 60_000;

/** The game, how many hours ago it was added, and in how many hours it starts; null: it is live. */
const PLAN: readonly (readonly [gameId: number, hoursAgo: number, startsIn: number | null, link: string])[] = [
  [1, 190, null, 'https://www.youtube.com/watch?v=q7Zt0mRvB1c'],
  [2, 151, null, 'https://www.youtube.com/watch?v=Xh4uP9dKe2s'],
  [3, 120, null, 'https://www.youtube.com/watch?v=L0pWc8YbN5k'],
  [1, 75, 30, 'https://www.youtube.com/watch?v=Vd2fJ6sGa9E'],
  [2, 52, null, 'https://www.youtube.com/watch?v=mT3xR7oHq4Y'],
  [1, 28, 54, 'https://www.youtube.com/watch?v=b9KeU1nZw8I'],
  [3, 11, 6, 'https://www.youtube.com/watch?v=C5yAj0lQf6M'],
  [1, 1, null, 'https://www.youtube.com/watch?v=rN8iS3gTd7U'],
];

/** Eight streams, five of them live; oldest first, so that ids grow with time. */
export function demoStreams(now: Date): DemoStream[] {
  const atHour = (hours: number) => new Date(Math.round((now.getTime() + hours * HOUR) / (HOUR / 2)) * (HOUR / 2));
  return PLAN.map(([gameId, hoursAgo, startsIn, link]) => ({
    link,
    gameId,
    status: startsIn === null ? 'PUBLISHED' : 'UPCOMMING',
    createdAt: new Date(now.getTime() - hoursAgo * HOUR),
    startsAt: startsIn === null ? null : atHour(startsIn),
  }));
}
