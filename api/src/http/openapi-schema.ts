import { dateTime } from '@arena/shared/contract';
import { ZodMiniPipe } from 'zod/mini';
import { type $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core';

type JsonSchema = JSONSchema.BaseSchema;

/** `dateTime` reads any value, so its schema doesn't show the form. */
const DATE_ARRAY = { type: ['array', 'null'], items: { type: 'number' } };

/**
 * The wire shape of a contract schema. The contract reads tolerantly: a text, say, may come in as a number. The page tells what
 * this server writes and asks for, which is a codec's output side, wherever that side says anything at all.
 */
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
