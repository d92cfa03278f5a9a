import { API_BASE, LIVE_EVENTS_PATH, liveChange, type Notification, notification } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { announceChange, platform } from '@arena/shared/platform';
import { reportUnauthorized } from '../session/unauthorized';
import { openConnection } from './connection';
import { inOneTab, type TabMessage } from './one-tab';

interface LiveListener {
  onNotification(notification: Notification): void;
  /** Notifications may have been missed. */
  onMissedNotifications(): void;
  /** Events may have been missed, so everything on the screen must be refetched. */
  onResumed(): void;
  /** Whether the stream works; called when that changes. */
  onWorks(works: boolean): void;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

const READ_AGAIN: TabMessage = { kind: 'resumed', type: '', data: '', id: null };

const worksMessage = (works: boolean): TabMessage => ({ kind: works ? 'works' : 'fails', type: '', data: '', id: null });

const changed = (kind: string): TabMessage => {
  const isNotification = kind === 'notification';
  const data = isNotification ? '' : JSON.stringify({ subject: kind, id: null, status: null, actorId: null });
  return { kind: 'event', type: isNotification ? 'missed-notifications' : 'change', data, id: null };
};

/** The last change of each kind, from the stream and from the server's summary at the start (epoch milliseconds). */
class Lately {
  #knownFrom = Infinity;
  #changedAt = new Map<string, number>();

  opened(lately: string | null): void {
    const now = Date.now();
    const { known = '0', ...ages } = Object.fromEntries(new URLSearchParams(lately ?? ''));
    this.#knownFrom = now - Number(known);
    this.#changedAt = new Map(Object.entries(ages).map(([kind, age]) => [kind, now - Number(age)]));
  }

  heard(type: string, data: string): void {
    const kind = type === 'change' ? (parsed(data) as { readonly subject?: unknown } | null)?.subject : 'notification';
    if (typeof kind === 'string') this.#changedAt.set(kind, Date.now());
  }

  /** Changes since `time`, or a full refetch if they aren't known that far back. */
  since(time: number): readonly TabMessage[] {
    if (!(time >= this.#knownFrom)) return [READ_AGAIN];
    return [...this.#changedAt].filter(([, at]) => at >= time).map(([kind]) => changed(kind));
  }
}

interface LiveSession {
  readonly session: string;
  readonly token: string;
  /** The earliest time at which shown data was read (epoch milliseconds). */
  readonly since: number;
}

/** Listens for one session (extension `live-changes`). Returns a function that stops. Covers changes since the first reads. */
export function startLiveFeed({ session, token, since }: LiveSession, listener: LiveListener): () => void {
  let lastEventId: string | null = null;

  const onMessage = ({ kind, type, data, id }: TabMessage) => {
    if (id !== null) lastEventId = id;
    if (kind === 'resumed') return listener.onResumed();
    if (kind !== 'event') return listener.onWorks(kind === 'works');
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
    `arena.stream.${session}`,
    since,
    (emit) => {
      const lately = new Lately();
      let openings = 0;
      let works: boolean | null = null;
      // The earliest read time of all tabs waiting for the stream.
      let earliest = since;
      const stop = openConnection({
        address: API_BASE + LIVE_EVENTS_PATH,
        headers: { authorization: `${platform().settings.authScheme} ${token}`.trim() },
        lastEventId,
        onEvent({ event = 'message', data, id }) {
          lately.heard(event, data);
          emit({ kind: 'event', type: event, data, id: id || null });
        },
        onOpen(headers) {
          openings += 1;
          lately.opened(headers.get('x-changed-lately'));
          for (const message of openings > 1 ? [READ_AGAIN] : lately.since(earliest)) emit(message);
        },
        onWorks(next) {
          if (next !== works) emit(worksMessage(next));
          works = next;
        },
        onUnauthorized: () => reportUnauthorized(token),
      });
      return {
        stop,
        missed(time) {
          const fallback = works === false ? [worksMessage(false)] : [];
          if (openings > 0) return [...lately.since(time), ...fallback];
          earliest = Math.min(earliest, time);
          return fallback;
        },
      };
    },
    onMessage,
  );
}
