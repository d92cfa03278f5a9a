import { API_BASE, LIVE_EVENTS_PATH, liveChange, type Notification, notification } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { announceChange, platform } from '@arena/shared/platform';
import { reportUnauthorized } from '../session/unauthorized';
import { openConnection } from './connection';
import { inOneTab, type TabMessage } from './one-tab';

interface LiveListener {
  onNotification(notification: Notification): void;
  /** Some may have arrived unheard. */
  onMissedNotifications(): void;
  /** Events may have been missed: what is on the screen has to be read again. */
  onResumed(): void;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** The kinds of things that changed since then, by what the server says as it opens the stream; null: it does not know so much. */
function changedSince(since: number, lately: string | null): readonly string[] | null {
  const age = Date.now() - since;
  const { known = '0', ...ages } = Object.fromEntries(new URLSearchParams(lately ?? ''));
  return !(Number(known) >= age) ? null : Object.keys(ages).filter((kind) => Number(ages[kind]) <= age);
}

interface LiveSession {
  readonly session: string;
  readonly token: string;
  /** Nothing that is shown was read before (epoch milliseconds). */
  readonly since: number;
}

/**
 * Listens to the server for one session (extension `live-changes`) until the returned function is called. Changes go to
 * every screen that asked for them; notifications to the listener. What changed between the first reads and the opening of the
 * stream is announced as well; where the server does not know, everything is read again.
 */
export function startLiveFeed({ session, token, since }: LiveSession, listener: LiveListener): () => void {
  let lastEventId: string | null = null;

  const onMessage = ({ kind, type, data, id }: TabMessage) => {
    if (id !== null) lastEventId = id;
    if (kind === 'resumed') return listener.onResumed();
    if (type === 'change') {
      const change = z.safeDecode(liveChange, parsed(data) as never);
      if (change.success) announceChange(change.data);
    } else if (type === 'missed-notifications') {
      listener.onMissedNotifications();
    } else if (type === 'notification') {
      const arrived = z.safeDecode(notification, parsed(data) as never);
      if (arrived.success && arrived.data.id !== null) listener.onNotification(arrived.data);
    }
  };

  return inOneTab(
    `arena.live.${session}`,
    (emit) => {
      let openings = 0;
      return openConnection({
        address: API_BASE + LIVE_EVENTS_PATH,
        headers: { authorization: `${platform().settings.authScheme} ${token}`.trim() },
        lastEventId,
        onEvent: ({ event = 'message', data, id }) => emit({ kind: 'event', type: event, data, id: id || null }),
        onOpen(headers) {
          openings += 1;
          const changed = openings > 1 ? null : changedSince(since, headers.get('x-changed-lately'));
          if (changed === null) emit({ kind: 'resumed', type: '', data: '', id: null });
          for (const kind of changed ?? []) {
            const isNotification = kind === 'notification';
            const data = isNotification ? '' : JSON.stringify({ subject: kind, id: null, status: null, actorId: null });
            emit({ kind: 'event', type: isNotification ? 'missed-notifications' : 'change', data, id: null });
          }
        },
        onUnauthorized: () => reportUnauthorized(token),
      });
    },
    onMessage,
  );
}
