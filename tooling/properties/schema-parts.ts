import type { $ZodType, $ZodTypes } from 'zod/v4/core';

type Part = readonly [name: string, schema: unknown];

/** The schemas that a schema is made of. Throws for a kind that it does not know: a test must not skip what is in it. */
function partsOf(schema: $ZodType): readonly Part[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'unknown':
    case 'custom':
    // The members that a strict object doesn't have.
    case 'never':
      return [];
    case 'optional':
    case 'nullable':
    case 'catch':
      return [['', def.innerType]];
    case 'array':
      return [['[]', def.element]];
    case 'object':
      return [...Object.entries(def.shape).map(([name, part]) => [`.${name}`, part] as const), ['.*', def.catchall]];
    case 'record':
      return [
        ['.name', def.keyType],
        ['.*', def.valueType],
      ];
    case 'union':
      return def.options.map((option) => ['', option]);
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ];
    default:
      throw new Error(`The parts of a schema of the kind ${def.type} are unknown: add it to tooling/properties/schema-parts.ts.`);
  }
}

/** A schema and every schema in it, by the first place that each is in. */
export function schemasIn(schema: $ZodType, place: string, found = new Map<$ZodType, string>()): ReadonlyMap<$ZodType, string> {
  if (found.has(schema)) return found;
  found.set(schema, place);
  for (const [name, part] of partsOf(schema)) if (part !== undefined) schemasIn(part as $ZodType, place + name, found);
  return found;
}
