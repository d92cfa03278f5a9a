import { API_BASE, LIVE_EVENTS_PATH, type Notification } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Database, Listen } from '../db/database';
import { unauthorized } from '../errors';
import type { Metrics } from '../http/metrics';
import { authorize } from '../http/route';
import type { Services } from '../services';
import { EVENTS_CHANNEL } from './announce';
import { EventHub } from './hub';

interface Around {
  readonly listen: Listen;
  readonly metrics: Metrics;
  readonly findNews: (db: Database, id: number, timeZone: string) => Promise<Notification | null>;
}

const pageOf = (sent: string | string[] | undefined) => (typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : null);

/** Server-Sent Events for signed-in users: notifications and, for administrators, changes. */
export function eventRoutes(app: FastifyInstance, { db, config, clock }: Services, { listen, metrics, findNews }: Around): void {
  const hub = new EventHub({
    clock,
    most: config.eventStreams,
    onHeard: metrics.heardEvent,
    findNotification: (id) => findNews(db, id, config.timeZone),
    onError: (error) => app.log.error({ err: error }, 'An event, or a session check of open streams, was lost'),
  });
  metrics.gauge('arena_event_streams', 'Event streams that are open', [], (set) => set({}, hub.size));
  let stopListening = async () => {};
  const timers: NodeJS.Timeout[] = [];

  app.addHook('onReady', async () => {
    stopListening = await listen(EVENTS_CHANNEL, { onMessage: hub.receive, onGap: hub.endAll });
    hub.listening();
    timers.push(setInterval(() => hub.heartbeat(), config.heartbeatSeconds * 1000).unref());
    timers.push(setInterval(() => void hub.checkAll(), config.streamCheckSeconds * 1000).unref());
  });
  // An open stream is a request that is not answered yet: without this, a server that stops would wait for it.
  app.addHook('preClose', async () => hub.endAll());
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await stopListening();
  });

  app.route({
    method: 'GET',
    url: API_BASE + LIVE_EVENTS_PATH,
    // A HEAD request would open a stream that no client reads.
    exposeHeadRoute: false,
    config: { staysOpen: true },
    onRequest: (request) => authorize(app, 'signed-in', request),
    handler(request, reply) {
      if (request.caller === null) throw unauthorized();
      const before = hub.before(request.caller);
      const stream = hub.open(request.caller, pageOf(request.headers['x-stream-of']), () => app.findCaller(request, { visits: false }));
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .header('x-changed-lately', before)
        .send(stream.body);
    },
  });
}
