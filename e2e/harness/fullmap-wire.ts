import { expect } from '@playwright/test';
import { CONSOLE_READS } from './people.ts';
import { FEE, type Player, type TypedRoom } from './fullmap.ts';

/** A call as it arrived. */
export interface Sent {
  readonly method: string;
  /** Path and query below /api/v1. */
  readonly path: string;
  readonly type: string | null;
  readonly body: unknown;
}

/** The users of the run that the calls belong to. */
interface Run {
  readonly adminId: number;
  readonly fullmapId: number;
  readonly room: TypedRoom;
  /** The requests, in the order in which they were decided: two accepted, one rejected. */
  readonly requestIds: readonly number[];
  readonly winners: readonly [Player, Player];
}

export const POSITIONS = [1, 4] as const;
export const MESSAGES = ['Champion of the day!', 'Well “played” – gg 🎉'] as const;

const JSON_TYPE = 'application/json';

/**
 * Compares a run with part 1 §7, field by field. `wins`: the query that a server which announces `winner-room` gets
 * with a reward; a backend that announces nothing gets none.
 */
export function expectSpecified(calls: readonly Sent[], run: Run, wins = ''): void {
  const { adminId, fullmapId, room, requestIds, winners } = run;
  const sent = calls.filter(({ path }) => !path.startsWith('/auth/'));
  const withBody = (method: string, path: string, body: unknown): Sent => ({ method, path, type: JSON_TYPE, body });
  const decided = (index: number, action: string) => withBody('PUT', `/fullmapApp/approve/${requestIds[index]}`, { action });
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([
    withBody('POST', `/user/${adminId}/game/2/gamemode/2/map/8/fullmaps`, {
      title: room.title,
      content: 'No vehicles.\nNo emulators.',
      entryFee: FEE,
      // A quarter past eight in Kolkata.
      startTime: `${room.day}T14:45:00.000Z`,
      duration: 45,
      pricePool: 20,
      maxplayer: room.maximum,
      roomId: '0419407',
      roomPw: 'secret 7',
      winnerRewards: '5:7,10:3.50',
    }),
    decided(0, 'ACCEPT'),
    decided(1, 'ACCEPT'),
    decided(2, 'REJECT'),
    { method: 'PUT', path: `/fullmap/${fullmapId}/complete`, type: null, body: null },
    withBody(
      'POST',
      `/fullmap/${fullmapId}/winners`,
      winners.map(({ id }) => id),
    ),
    ...winners.map(({ id }, index) => withBody('PUT', `/winners/${id}${wins}`, { position: POSITIONS[index], message: MESSAGES[index] })),
  ]);

  const reads = sent.filter(({ method, path }) => method === 'GET' && !CONSOLE_READS.includes(path.replace(/\?.*/, '')));
  expect(reads.filter(({ type, body }) => type !== null || body !== null)).toEqual([]);
  // A card that the pointer comes over begins to read its room: which rooms those are is no matter of the specification.
  const anyRoom = ({ path }: Sent) => path.replaceAll(/(\/|\bid=)\d+/g, '$1{id}');
  // Our server pages: the console requests the first page of a list, a count by one row, and a single request by its id.
  const applications = '/fullmapApp/fullmap/{id}';
  const lists =
    wins === ''
      ? [
          '/fullmaps/status/PENDING',
          '/fullmaps/status/PRIVATE',
          `${applications}?status=PENDING`,
          `${applications}?status=CREATOR_APPROVED`,
        ]
      : [
          ...['PENDING', 'PRIVATE'].map((status) => `/fullmaps/search?status=${status}&size=1000`),
          ...['PENDING&size=1000', 'PENDING&size=1', 'PENDING&id={id}&size=1', 'CREATOR_APPROVED&size=1000'].map(
            (query) => `${applications}/search?status=${query}`,
          ),
        ];
  const own = [...lists, '/fullmaps/{id}', '/fullmap/{id}/winners'];
  // The lookups of the form.
  const besides = ['/games/', '/modes/', '/maps/'];
  expect([...new Set(reads.map(anyRoom))].sort()).toEqual([...own, ...besides].sort());
}
