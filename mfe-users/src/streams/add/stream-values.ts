import { dateTimeProblem, isDateTime, tooLong } from '@arena/shared/ui';
import type { LocalDateTime, NewStream, StreamStatus } from '@arena/shared/contract';
import { linkOf, type Planned, STREAM_GAMES } from '../streams';

/** The add-stream form as it is typed. */
export interface StreamValues {
  gameId: string;
  status: StreamStatus;
  link: string;
  /** Kept while the status is another, so that switching back and forth loses nothing; sent only when it is UPCOMMING. */
  startsAt: string;
}

export const EMPTY_STREAM: StreamValues = { gameId: '1', status: 'PUBLISHED', link: '', startsAt: '' };

const FIELDS = Object.keys(EMPTY_STREAM) as readonly (keyof StreamValues)[];
export const isUntouched = (values: StreamValues): boolean => FIELDS.every((field) => values[field] === EMPTY_STREAM[field]);

export const LINK_LENGTH = 500;

/** What is wrong, by field (part 1 §5). */
export function problemsOf({ link, status, startsAt }: StreamValues): Readonly<Partial<Record<keyof StreamValues, string>>> {
  const text = link.trim();
  const { https, host, credentials } = linkOf(text);
  const wrongLink =
    text === ''
      ? 'Video link is required'
      : !https || host === null || !host.includes('.')
        ? 'Enter a link that starts with https://, such as https://youtube.com/live/…'
        : /\s/.test(text)
          ? 'A link has no blanks'
          : credentials
            ? 'Leave out the user name and the password before the @: everybody would see them'
            : tooLong(link, LINK_LENGTH);
  const wrongStart =
    status !== 'UPCOMMING' ? null : startsAt.trim() === '' ? 'Start time is required for an upcoming stream' : dateTimeProblem(startsAt);
  return { ...(wrongLink === null ? {} : { link: wrongLink }), ...(wrongStart === null ? {} : { startsAt: wrongStart }) };
}

/** A form without problems, as the call wants it. The start is the clock reading that was chosen: nothing is converted. */
export const newStreamOf = ({ link, status, startsAt }: StreamValues): NewStream => ({
  link: link.trim(),
  status,
  startsAt: status === 'UPCOMMING' ? startsAt.slice(0, 16) : undefined,
});

/** The stream that the form would add, to look for overlaps. */
export const plannedOf = ({ gameId, status, startsAt }: StreamValues): Planned => ({
  status,
  startsAt: isDateTime(startsAt) ? (`${startsAt.slice(0, 16)}:00` as LocalDateTime) : null,
  game: { id: Number(gameId), title: STREAM_GAMES.find(({ id }) => String(id) === gameId)?.title ?? null, description: null },
});
