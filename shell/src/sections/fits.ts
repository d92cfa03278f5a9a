import type { $ZodChecks, $ZodCustom, $ZodCustomDef, $ZodObjectDef, $ZodType, $ZodTypes } from 'zod/v4/core';

/**
 * Whether a value is what a schema describes, without the copies and the lists of issues that zod makes: fifty sections are known in half the
 * time. True only where zod agrees. False is no judgement: a kind or a rule that is not known here is left to zod, and so are the words
 * for what is wrong (decision 39).
 */
export function fits(schema: $ZodType, value: unknown): boolean {
  const { def } = (schema as $ZodTypes)._zod;
  // A number of a format, such as a whole one, is a kind and its check in one.
  if ('check' in def || !isOfKind(def, value)) return false;
  if (def.checks !== undefined)
    for (const check of def.checks) if (!passes((check as $ZodChecks | $ZodCustom)._zod.def, value as string)) return false;
  return true;
}

// Plain loops: a function for each step costs a third more, since it all runs before the engine has made anything quick.
function isOfKind(def: $ZodTypes['_zod']['def'], value: unknown): boolean {
  switch (def.type) {
    case 'string':
      return typeof value === 'string';
    case 'object':
      if (!isObject(value) || !isOpen(def)) return false;
      for (const name in def.shape) if (!fits(def.shape[name]!, value[name])) return false;
      return true;
    case 'array':
      if (!Array.isArray(value)) return false;
      for (const one of value) if (!fits(def.element, one)) return false;
      return true;
    case 'record':
      if (!isObject(value)) return false;
      for (const name in value) if (!fits(def.keyType, name) || !fits(def.valueType, value[name])) return false;
      return true;
    case 'optional':
      return value === undefined || fits(def.innerType, value);
    case 'nullable':
      return value === null || fits(def.innerType, value);
    case 'union':
      for (const option of def.options) if (fits(option, value)) return true;
      return false;
    case 'tuple':
      if (!Array.isArray(value) || value.length !== def.items.length) return false;
      for (let index = 0; index < value.length; index += 1) if (!fits(def.items[index]!, value[index])) return false;
      return true;
    case 'enum':
      return Object.values(def.entries).includes(value as string);
    case 'literal':
      return def.values.includes(value as string);
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'unknown':
      // A member that is missing is nothing that zod takes.
      return value !== undefined;
    default:
      return false;
  }
}

const isOpen = ({ catchall }: $ZodObjectDef) => catchall === undefined || catchall._zod.def.type === 'unknown';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function passes(def: $ZodChecks['_zod']['def'] | $ZodCustomDef, value: string): boolean {
  switch (def.check) {
    case 'string_format':
      return def.pattern?.test(value) === true;
    case 'min_length':
      return value.length >= def.minimum;
    case 'max_length':
      return value.length <= def.maximum;
    case 'custom':
      return def.fn(value) === true;
    default:
      return false;
  }
}
