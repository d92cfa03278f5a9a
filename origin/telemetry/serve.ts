import { fileProblem } from '@arena/shared/contract';
import type { TelemetryTicket } from '@arena/shared/contract/telemetry';
import type { FastifyInstance } from 'fastify';
import { administratorOf } from '../administrator.ts';
import { addressOf } from '../counted-window.ts';
import { isOwnPage, refuse } from '../own-page.ts';
import type { PlacedVersion, RegistrySource } from '../registry.ts';
import { readBody } from './body.ts';
import { Collector } from './collector.ts';
import { Counting } from './counting.ts';
import { Limits } from './limits.ts';
import { TICKET_SECONDS, ticketKey, Tickets } from './ticket.ts';

export interface TelemetryOptions {
  readonly registry: RegistrySource;
  /** The backend's origin, which says who is an administrator. */
  readonly api: string;
  /** The site's public address; defaults to the requested address. */
  readonly site?: string;
  /** Where the figures are kept, in `.figures`; left out where nothing is counted. */
  readonly figures?: string;
  /** The address of a collector of OpenTelemetry. */
  readonly collector?: string;
}

const LARGEST_BODY = 64 * 1024;
const WRITE_EVERY_MS = 10_000;
/** The number of concurrent requests to the backend; further ones are told to try again later. */
const QUESTIONS_MOST = 8;
const TOO_MANY = 'Too many reports from this address. Wait a minute.';

interface Served {
  /** The names of each version's files, by `name version`: of those that are live or tried. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  /** The version that is tried, by section. */
  readonly candidates: ReadonlyMap<string, string>;
}

async function servedBy(registry: RegistrySource, hostname: string): Promise<Served> {
  const { sections } = await registry.document(hostname);
  const candidates = new Map(sections.flatMap(({ name, candidate }) => (candidate == null ? [] : [[name, candidate.version] as const])));
  const placed = sections.flatMap(({ name, live, candidate }) =>
    [live, ...(candidate == null ? [] : [candidate])].map((one) => ({ name, ...one })),
  );
  const files = async (one: PlacedVersion) => new Set(Object.keys(await registry.hashes(one).catch(() => ({}))));
  const entries = placed.map(async (one) => [`${one.name} ${one.version}`, await files(one)] as const);
  return { files: new Map(await Promise.all(entries)), candidates };
}

/** Whether the figures of an origin can be kept; said on the console where they cannot. */
function keyFor(figures: string): Buffer | null {
  try {
    return ticketKey(figures);
  } catch (error) {
    console.error(`Section telemetry isn't counted. ${fileProblem(error, figures) ?? String(error)}`);
    return null;
  }
}

/** `POST /-/telemetry/ticket` and `POST /-/telemetry`: what the shell reports of sections. Returns whether they exist, for the registry. */
export function serveTelemetry(app: FastifyInstance, { registry, api, site, figures, collector }: TelemetryOptions): boolean {
  const key = figures === undefined ? null : keyFor(figures);
  if (figures === undefined || key === null) return false;
  const tickets = new Tickets(key);
  const limits = new Limits();
  const counting = new Counting(figures);
  const passing = collector === undefined ? null : new Collector(collector);
  let questions = 0;

  app.post('/-/telemetry/ticket', { bodyLimit: 1024 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnPage(request, site)) return refuse(reply, 403, 'Only the console can request this.');
    if (!limits.allows('ticket', addressOf(request)) || questions >= QUESTIONS_MOST) return refuse(reply, 429, TOO_MANY);
    questions += 1;
    const administrator = await administratorOf(api, request.headers).finally(() => (questions -= 1));
    if (administrator === null) return refuse(reply, 403, 'Only administrators’ browsers can send reports.');
    return { ticket: tickets.give(administrator), seconds: TICKET_SECONDS } satisfies TelemetryTicket;
  });

  app.register(async (inside) => {
    // Beacons are sent as text. `readBody` parses them regardless of their content type.
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, (_, body, done) => done(null, body));
    inside.post<{ Body: string | undefined }>('/-/telemetry', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      if (!isOwnPage(request, site)) return refuse(reply, 403, 'Only the console can send reports.');
      if (!limits.allows('figures', addressOf(request))) return refuse(reply, 429, TOO_MANY);
      const body = readBody(request.body ?? '');
      if (body === null) return refuse(reply, 400, 'This isn’t a report of the console: see docs/reference/telemetry.md.');
      const who = tickets.read(body.ticket);
      if (who === null) return refuse(reply, 403, 'This ticket has expired. Request another one.');
      const { files, candidates } = await servedBy(registry, request.hostname);
      const named = body.versions.filter(({ section, version }) => files.has(`${section} ${version}`));
      for (const one of named) {
        const { section, version } = one;
        const candidate = candidates.get(section);
        const person = candidate === undefined ? null : tickets.personOf(who, section, candidate);
        counting.add({ ...one, figures: limits.cut(who, one) }, person);
        const own = files.get(`${section} ${version}`);
        for (const { type, frames } of one.crashes)
          counting.addCrash({ section, version, type, frames: frames.filter((frame) => own?.has(frame.split(':')[0] ?? '')) });
      }
      passing?.pass({ ...body, versions: named });
      return reply.code(204).send();
    });
  });

  const timer = setInterval(() => void counting.write(), WRITE_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counting.write();
  });
  return true;
}
