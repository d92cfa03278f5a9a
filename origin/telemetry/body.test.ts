/** @jest-environment node */
import { readBody } from './body.ts';
import { otlpOf } from './otlp.ts';
import { bodyAbout } from './testing/index.ts';

const BODY = bodyAbout('ticket', 'mfe_rooms', '1.5.0', { views: 3, crashes: 1 });

test('a report of the shell is read whole', () => {
  expect(readBody(JSON.stringify(BODY))).toEqual(BODY);
});

test.each([
  ['"1.5.0"', '"../../etc"'],
  ['"mfe_rooms"', '"__proto__"'],
  ['"mfe_rooms"', '"Amara Khan"'],
  ['"S-01"', '"amara@arena.test"'],
  ['"TypeError"', '"Amara Khan"'],
  ['"ROLE_ADMIN"', '"Amara Khan"'],
  ['own.0123abcd.js:1:2345', 'Amara Khan'],
  ['"views":3', '"views":100000'],
  ['"views":3', '"views":-1'],
  ['"views":3', '"views":0.5'],
  ['"version"', '"user.name"'],
])('a report with %s made %s is none', (from, to) => {
  const text = JSON.stringify(BODY);
  expect(text).toContain(from);
  expect(readBody(text.replace(from, to))).toBeNull();
});

test('unknown members are not stored', () => {
  const versions = BODY.versions.map((one) => ({ ...one, note: 'Amara Khan' }));
  expect(readBody(JSON.stringify({ ...BODY, versions, note: 'Amara Khan' }))).toEqual(BODY);
});

test('a report is passed on as metrics and logs of OpenTelemetry', () => {
  const { metrics, logs } = otlpOf(BODY);
  const [{ resource, scopeMetrics } = { resource: null, scopeMetrics: [] }] = metrics?.resourceMetrics ?? [];
  expect(resource?.attributes).toContainEqual({ key: 'arena.role', value: { stringValue: 'ROLE_ADMIN' } });
  const sum = (asInt: string) => ({ sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints: [{ asInt }] } });
  expect(scopeMetrics[0]?.metrics).toMatchObject([
    { name: 'arena.section.load_time', unit: 'ms', histogram: { dataPoints: [{ count: '1', startTimeUnixNano: '0000000' }] } },
    { name: 'arena.section.views', ...sum('3') },
    { name: 'arena.section.crashes', ...sum('1') },
    { name: 'arena.section.failures', ...sum('2') },
  ]);
  const records = logs?.resourceLogs[0]?.scopeLogs[0]?.logRecords;
  expect(records?.map(({ eventName }) => eventName)).toEqual(['arena.section.crash', 'arena.section.failure']);
  expect(records?.[0]?.attributes).toContainEqual({
    key: 'exception.stacktrace',
    value: { stringValue: 'own.0123abcd.js:1:2345\nmade-up.js:1:1' },
  });
  expect(otlpOf({ ...BODY, versions: [] })).toEqual({ metrics: null, logs: null });
});
