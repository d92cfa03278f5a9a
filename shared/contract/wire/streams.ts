import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, localTimeText, maybe, number, strictEntity, text, trimmedText } from '@arena/shared/contract/wire';
import { game } from './games';

/** The statuses of a stream. `UPCOMMING` is the wire's spelling (part 1 §3). */
export const STREAM_STATUSES = ['UPCOMMING', 'PUBLISHED'] as const;
/** UPCOMMING or PUBLISHED. */
export type StreamStatus = (typeof STREAM_STATUSES)[number];

/** A live stream, which the wire calls a video (part 1 §3). Only our server sends `id`. */
export type Stream = z.output<typeof stream>;
export const stream = entity({
  id: ['videoId', number],
  link: ['videoLink', text],
  status: ['status', text],
  startsAt: ['startAt', dateTime],
  createdAt: ['createdAt', dateTime],
  game: ['game', maybe(game)],
});

/** Credentials in a link would be stored and shown to everyone. */
function hasNoCredentials(link: string): boolean {
  try {
    const { username, password } = new URL(link);
    return username === '' && password === '';
  } catch {
    return true;
  }
}

/** The body of the add-stream call (part 1 §5, §7). `startsAt` is a zone-less local time, set only when UPCOMMING. */
export type NewStream = z.output<typeof newStream>;
export const newStream = strictEntity({
  link: [
    'videoLink',
    trimmedText(500).check(
      z.regex(/^https:\/\/[^\s/][^\s/.]*\.\S+$/i, 'must be a link that starts with https://'),
      z.refine(hasNoCredentials, 'must not have a user name or a password before the address of the site'),
    ),
  ],
  status: ['status', z.enum(STREAM_STATUSES)],
  startsAt: ['startAt', z.optional(localTimeText)],
});
