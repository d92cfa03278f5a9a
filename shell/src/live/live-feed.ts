import { API_BASE, LIVE_EVENTS_PATH, liveChange, type Notification, notification } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { announceChange, platform } from '@arena/shared/platform';
import { reportUnauthorized } from '../session/unauthorized';
import { openConnection } from './connection';
import { inOneTab, type TabMessage } from './one-tab';

/** A stream that is open this soon has missed nothing that the screens' first reads did not see. */
const FRESH_START_MS = 2000;

interface LiveListener {
  onNotification(notification: Notification): void;
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

/**
 * Listens to the server for one session (extension `live-changes`) until the returned function is called. Changes go to
 * every screen that asked for them; notifications to the listener.
 */
export function startLiveFeed(session: string, token: string, listener: LiveListener): () => void {
  // The first data of a page may have been read long before this.
  const started = window.__arenaReadsAt ?? Date.now();
  delete window.__arenaReadsAt;
  let lastEventId: string | null = null;

  const onMessage = ({ kind, type, data, id }: TabMessage) => {
    if (id !== null) lastEventId = id;
    if (kind === 'resumed') return listener.onResumed();
    if (type === 'change') {
      const change = z.safeDecode(liveChange, parsed(data) as never);
      if (change.success) announceChange(change.data);
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
        onOpen() {
          openings += 1;
          if (openings > 1 || Date.now() - started > FRESH_START_MS) emit({ kind: 'resumed', type: '', data: '', id: null });
        },
        onUnauthorized: () => reportUnauthorized(token),
      });
    },
    onMessage,
  );
}
