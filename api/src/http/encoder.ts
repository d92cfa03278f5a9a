import { type $ZodType, type $ZodTypes, encode } from 'zod/v4/core';

/*
 * Writing answers without checking them: what the server itself made is what its types say. The functions are compiled from the
 * very codecs of the contract, once each, and write what zod's `encode` writes.
 */

export type Encoder = (value: unknown) => unknown;

const same: Encoder = (value) => value;

type Table = Readonly<Record<string, readonly [wireName: string, schema: $ZodType, olderName?: string]>>;

/** A codec of the contract that says what it is made of: an `entity`, or a list. */
type Described = $ZodType & {
  readonly table?: Table;
  readonly item?: $ZodType;
  readonly encodeWith?: (list: unknown, encodeEntry: Encoder) => unknown;
};

function tableEncoder(table: Table): Encoder {
  const members = Object.entries(table).flatMap(([name, [wireName, schema, olderName]]) => {
    const write = encoderOf(schema);
    return [wireName, ...(olderName === undefined ? [] : [olderName])].map((wire) => ({
      name,
      wire,
      write: write === same ? null : write,
    }));
  });
  return (value) => {
    const source = value as Record<string, unknown>;
    const target: Record<string, unknown> = {};
    for (const { name, wire, write } of members) {
      const part = source[name];
      target[wire] = write === null ? part : write(part);
    }
    return target;
  };
}

const unlessNothing = (inner: Encoder): Encoder =>
  inner === same ? same : (value) => (value === null || value === undefined ? value : inner(value));

const OF_EVERY_KIND = [{}, [], '', '1', 'a text', 0, 1.5, true, false, null, new Date(0)].map((value) => Object.freeze(value));

/** Whether a codec only reads in a way of its own: its writing gives back what it is given, whatever that is. */
function changesNothing(write: Encoder): boolean {
  try {
    return OF_EVERY_KIND.every((value) => write(value) === value);
  } catch {
    return false;
  }
}

function chain(encoders: readonly Encoder[]): Encoder {
  const steps = encoders.filter((step) => step !== same);
  return steps.length === 0 ? same : (value) => steps.reduce((written, step) => step(written), value);
}

function compile(schema: $ZodType): Encoder {
  const { table, item, encodeWith } = schema as Described;
  if (table !== undefined) return tableEncoder(table);
  if (item !== undefined && encodeWith !== undefined) {
    const encodeEntry = encoderOf(item);
    return (list) => encodeWith(list, encodeEntry);
  }
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'pipe': {
      // The codec's second argument is for reporting problems, and nothing here reports any.
      const { reverseTransform = same } = def;
      const write: Encoder = (value) => reverseTransform(value as never, undefined as never);
      return chain([encoderOf(def.out as $ZodType), changesNothing(write) ? same : write, encoderOf(def.in as $ZodType)]);
    }
    case 'nullable':
    case 'optional':
    case 'catch':
      return unlessNothing(encoderOf(def.innerType as $ZodType));
    case 'array': {
      const element = encoderOf(def.element as $ZodType);
      return element === same ? same : (value) => (value as unknown[]).map(element);
    }
    // Members that the schema doesn't name stay out.
    case 'object':
      return tableEncoder(Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, [name, part as $ZodType]])));
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'custom':
    case 'unknown':
    case 'record':
      return same;
    case 'union':
      if (def.options.every((option) => encoderOf(option as $ZodType) === same)) return same;
      break;
  }
  // What nobody has needed to be quick yet.
  return (value) => encode(schema, value);
}

const compiled = new WeakMap<$ZodType, Encoder>();

/** The function that writes what a codec reads. */
export function encoderOf(schema: $ZodType): Encoder {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const encoder = compile(schema);
  compiled.set(schema, encoder);
  return encoder;
}
