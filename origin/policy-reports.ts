import type { FastifyInstance } from 'fastify';
import { addressOf, CountedWindow } from './counted-window.ts';

/** Where browsers report policy violations, next to the other telemetry. */
export const REPORTS_PATH = '/-/telemetry/policy';
const LARGEST_BODY = 16 * 1024;
const MINUTE_MS = 60_000;
const REPORTS_A_MINUTE = 60;
/** So many lines a minute are written, and one of each kind: the same page may be open a thousand times. */
const LINES_A_MINUTE = 20;
const LONGEST = 200;

interface Report {
  readonly type?: unknown;
  readonly body?: unknown;
  readonly 'csp-report'?: unknown;
}

// Without the query: addresses are for finding faults, and users' keywords are private.
const clean = (value: unknown) =>
  (typeof value === 'string' ? value : '')
    .replace(/[?#].*/s, '')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, LONGEST);

/** One line of a report: what was refused, by which rule, where. Of the two forms that browsers send. */
function lineOf(report: Report): string {
  const said = (report.body ?? report['csp-report'] ?? {}) as Readonly<Record<string, unknown>>;
  const rule = clean(
    said.effectiveDirective ?? said['effective-directive'] ?? said['violated-directive'] ?? said.destination ?? report.type,
  );
  const what = clean(said.blockedURL ?? said['blocked-uri']);
  const where = clean(said.documentURL ?? said['document-uri']);
  return `A browser refused ${what || 'something'} by ${rule || 'a policy'} at ${where || 'a page'}`;
}

/** `POST /-/telemetry/policy`: browsers say there what a policy has refused. It is written to the log, each kind once a minute. */
export function servePolicyReports(app: FastifyInstance, say: (line: string) => void = console.warn): void {
  const requests = new CountedWindow(MINUTE_MS);
  const lines = new CountedWindow(MINUTE_MS);
  app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    const types = ['application/reports+json', 'application/csp-report', 'application/json'];
    inside.addContentTypeParser(types, { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_, body, done) => done(null, body));
    inside.post<{ Body: string | undefined }>(REPORTS_PATH, { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      if (requests.take(addressOf(request), 1, REPORTS_A_MINUTE) === 0) return reply.code(429).send();
      try {
        const said: unknown = JSON.parse(request.body ?? '');
        for (const report of (Array.isArray(said) ? said : [said]) as readonly (Report | null)[]) {
          const line = lineOf(report ?? {});
          if (lines.take(line, 1, 1) === 1 && lines.take('', 1, LINES_A_MINUTE) === 1) say(line);
        }
      } catch {
        return reply.code(400).send();
      }
      return reply.code(204).send();
    });
  });
}
