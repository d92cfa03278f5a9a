import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

type Part = readonly [name: string, schema: $ZodType | undefined];

const PLAIN = [z.ZodMiniString, z.ZodMiniNumber, z.ZodMiniBoolean, z.ZodMiniLiteral, z.ZodMiniEnum, z.ZodMiniUnknown, z.ZodMiniCustom];

/** Throws for an unknown kind of schema, so that tests never skip its parts. */
function partsOf(schema: $ZodType): readonly Part[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniCatch)
    return [['', schema.def.innerType]];
  if (schema instanceof z.ZodMiniArray) return [['[]', schema.def.element]];
  if (schema instanceof z.ZodMiniObject)
    return [...Object.entries(schema.shape).map(([name, part]) => [`.${name}`, part] as const), ['.*', schema.def.catchall]];
  if (schema instanceof z.ZodMiniRecord)
    return [
      ['.name', schema.def.keyType],
      ['.*', schema.def.valueType],
    ];
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.map((option) => ['', option]);
  if (schema instanceof z.ZodMiniPipe)
    return [
      ['', schema.def.in],
      ['', schema.def.out],
    ];
  // `never`: the additional fields of a strict object.
  if (schema instanceof z.ZodMiniNever || PLAIN.some((kind) => schema instanceof kind)) return [];
  throw new Error(`The parts of this schema are unknown: add its kind to tooling/testing/properties/schema-parts.ts.`);
}

/** A schema and its parts, each by the first place where it occurs. */
export function schemasIn(schema: $ZodType, place: string, found = new Map<$ZodType, string>()): ReadonlyMap<$ZodType, string> {
  if (found.has(schema)) return found;
  found.set(schema, place);
  for (const [name, part] of partsOf(schema)) if (part !== undefined) schemasIn(part, place + name, found);
  return found;
}
