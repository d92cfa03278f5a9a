import { API_BASE, type Call, CALL_TABLES, dateTime, LIVE_EVENTS_PATH } from '@arena/shared/contract';
import { ZodMiniPipe } from 'zod/mini';
import { type $ZodType, type JSONSchema, safeDecode, toJSONSchema } from 'zod/v4/core';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { takesKey } from './money-calls';
import { DOCS_POLICY } from './policy-headers';
import { SUMMARIES } from './summaries';

type JsonSchema = JSONSchema.BaseSchema;

/** `dateTime` reads any value, so its schema doesn't show the form. */
const DATE_ARRAY = { type: ['array', 'null'], items: { type: 'number' } };

/** The wire shape of a contract schema, which reads tolerantly: what this server writes and asks for is a codec's output side. */
export function wireSchema(schema: $ZodType): JsonSchema {
  const { $schema: _dialect, ...shape } = toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!(zodSchema instanceof ZodMiniPipe)) return;
      const canonical = zodSchema === dateTime ? DATE_ARRAY : (plainShape(zodSchema.def.out) ?? listForm(jsonSchema));
      if (canonical === null) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, canonical);
    },
  }) as JsonSchema;
  return shape;
}

const PLAIN = new Set<unknown>(['string', 'number', 'integer', 'boolean']);

/** The shape of a text, number or flag that may be null; null for anything else. */
function plainShape(schema: $ZodType): JsonSchema | null {
  const { $schema: _dialect, ...shape } = toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema;
  const kinds = [shape.type].flat().filter((type) => type !== 'null');
  return kinds.length === 1 && PLAIN.has(kinds[0]) ? shape : null;
}

/** A list may come in as a page too; it goes out as an array. */
function listForm(shape: JsonSchema): JsonSchema | null {
  const forms = formsOf(shape);
  return forms.length === 1 ? null : (forms.find(({ type }) => type === 'array') ?? null);
}

const formsOf = (shape: JsonSchema): JsonSchema[] =>
  shape.anyOf?.flatMap((form) => (typeof form === 'object' ? formsOf(form) : [])) ?? [shape];

const TITLES: Readonly<Record<keyof typeof CALL_TABLES, string>> = {
  sessionCalls: 'Session',
  roomCalls: 'Rooms',
  fullMapCalls: 'Fullmaps',
  tournamentCalls: 'Tournaments',
  topUpCalls: 'Top-ups',
  redeemCalls: 'Redeems',
  auditCalls: 'Audit',
  userCalls: 'Users',
  streamCalls: 'Streams',
  overviewCalls: 'Overview',
  notificationCalls: 'Notifications',
  formCalls: 'Forms',
  gameCalls: 'Games',
  platformCalls: 'Platform',
  searchCalls: 'Search',
  sectionTokenCalls: 'Section tokens',
};
type Group = readonly [name: string, calls: Readonly<Record<string, Call>>, summaries: Readonly<Record<string, string>>];
const TABLES = Object.keys(CALL_TABLES) as (keyof typeof CALL_TABLES)[];
const GROUPS = TABLES.map((table): Group => [TITLES[table], CALL_TABLES[table], SUMMARIES[table]]);

const ACCESS = { public: 'Anyone.', 'signed-in': 'Anyone who is signed in.', admin: 'Administrators.' } as const;
const NEEDS_PASSWORD = ' Requires a recent password confirmation (POST /auth/confirm-password). Otherwise 403, code `confirm-password`.';
const json = (schema: unknown) => ({ 'application/json': { schema } });
const REFUSAL = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    success: { type: 'boolean', const: false },
    code: { type: 'string' },
    field: { type: 'string' },
  },
  required: ['message', 'success'],
};

const parametersOf = (schemas: Call['params'], place: 'path' | 'query') =>
  Object.entries(schemas ?? {}).map(([name, schema]) => ({ name, in: place, required: place === 'path', schema: wireSchema(schema) }));

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    "Extension 'idempotency-key': identifies this call, so that a repeated call takes effect once. A different request with the same key gets 409, code `key-used-for-another-request`.",
  schema: { type: 'string', maxLength: 100 },
};

function responsesOf(call: Call) {
  const success =
    call.response === 'blob'
      ? { description: 'The picture', content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } }
      : { description: 'Success', content: json(wireSchema(call.response)) };
  const refusals: Record<string, string> = { 400: 'A rule or the form of the request was not kept' };
  if (call.access !== 'public') Object.assign(refusals, { 401: 'No valid token', 403: 'Not allowed' });
  if (takesKey(call)) Object.assign(refusals, { 409: 'The idempotency key was used for another request' });
  if (call.params !== undefined) Object.assign(refusals, { 404: 'There is no such thing' });
  const refused = Object.entries(refusals).map(([status, description]) => [status, { description, content: json(REFUSAL) }]);
  return { [call.status]: success, ...Object.fromEntries(refused) };
}

function operationOf(group: string, name: string, call: Call, summary = '') {
  const extension =
    call.extension === undefined ? '' : ` Extension '${call.extension}': only where the server announces it at GET /capabilities.`;
  return {
    tags: [group],
    operationId: `${group.toLowerCase()}.${name}`,
    summary: call.extension === undefined ? summary : `${summary} (extension)`,
    description: `${ACCESS[call.access]}${extension}${call.needsPassword === true ? NEEDS_PASSWORD : ''}`,
    ...(call.extension === undefined ? {} : { 'x-extension': call.extension }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query'), ...(takesKey(call) ? [IDEMPOTENCY_KEY] : [])],
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: !safeDecode(call.body, undefined).success, content: json(wireSchema(call.body)) } }),
    responses: responsesOf(call),
    ...(call.access === 'public' ? {} : { security: [{ bearer: [] }] }),
  };
}

/** The one thing that is no call: it never ends. */
const EVENT_STREAM = {
  tags: ['Notifications'],
  operationId: 'events.stream',
  summary: 'Changes as server-sent events (extension)',
  description:
    "Anyone who is signed in. Events 'notification', and 'change' for administrators. Extension 'live-changes': only where the server announces it at GET /capabilities.",
  'x-extension': 'live-changes',
  responses: {
    200: { description: 'A stream that stays open', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    401: { description: 'No valid token', content: json(REFUSAL) },
    429: { description: 'Too many streams for one user', content: json(REFUSAL) },
  },
  security: [{ bearer: [] }],
};

/** The OpenAPI document, made from the table of calls that the routes are made from. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [group, calls, summaries] of GROUPS) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(group, name, call, summaries[name]) };
    }
  }
  paths[LIVE_EVENTS_PATH] = { get: EVENT_STREAM };
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Arena Console API',
      version: '1',
      description: 'Times are arrays `[year, month, day, hour, minute, second?]` of the platform time zone.',
    },
    servers: [{ url: API_BASE }],
    components: { securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' } } },
    tags: GROUPS.map(([name]) => ({ name })),
    paths,
  };
}

export async function documentApi(app: FastifyInstance): Promise<void> {
  // The plugin's type of a document lags behind the dialect that zod writes; it passes the document on as it is.
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } });
  await app.register(swaggerUi, { routePrefix: `${API_BASE}/docs`, staticCSP: DOCS_POLICY });
}
