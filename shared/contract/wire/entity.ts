import * as z from '@arena/shared/contract/zod';

type Schema = z.ZodMiniType;
/** A third part is the name that an older server uses: read when the first is empty, and written too. */
export type EntityTable = Readonly<Record<string, readonly [wireName: string, schema: Schema, olderName?: string]>>;
type Entity<T extends EntityTable> = { -readonly [Name in keyof T]: z.output<T[Name][1]> };

function rename(table: EntityTable, direction: 'decode' | 'encode') {
  return (source: Record<string, unknown>) => {
    const target: Record<string, unknown> = {};
    for (const [name, [wireName, , olderName]] of Object.entries(table)) {
      if (direction === 'decode') {
        target[name] = source[wireName] ?? (olderName === undefined ? undefined : source[olderName]) ?? source[wireName];
        continue;
      }
      target[wireName] = source[name];
      if (olderName !== undefined) target[olderName] = source[name];
    }
    return target;
  };
}

const wireShape = (table: EntityTable) =>
  Object.fromEntries(
    Object.values(table).flatMap(([wireName, schema, olderName]) => [
      [wireName, schema],
      ...(olderName === undefined ? [] : [[olderName, schema]]),
    ]),
  ) as Record<string, Schema>;

/**
 * A dictionary between what the wire calls things and what they are called everywhere else, as a codec:
 *
 *     entity({ prize: ['wining', money] })   decodes {wining: 19} to {prize: 19}, and encodes it back
 *
 * Unknown members are dropped on reading. `wireNames` are the members that it knows; `table` is for who compiles it.
 */
export function entity<const T extends EntityTable>(table: T) {
  const shape = wireShape(table);
  const codec = z.codec(z.object(shape), z.custom<Entity<T>>(), {
    decode: (value) => rename(table, 'decode')(value) as Entity<T>,
    encode: (value) => rename(table, 'encode')(value as Record<string, unknown>),
  });
  return Object.assign(codec, { wireNames: Object.keys(shape) as readonly string[], table: table as EntityTable });
}

/** An `entity` that is written by a client: an unknown member is refused with a sentence instead of being dropped. */
export function strictEntity<const T extends EntityTable>(table: T) {
  const wire = z.strictObject(wireShape(table));
  return z.codec(wire, z.custom<Entity<T>>(), {
    decode: (value) => rename(table, 'decode')(value) as Entity<T>,
    // A member that was left out stays left out: an update names only what it changes.
    encode: (value) =>
      Object.fromEntries(
        Object.entries(rename(table, 'encode')(value as Record<string, unknown>)).filter(([, part]) => part !== undefined),
      ),
  });
}

/** A nested entity that a backend may leave out: null when it is missing or is not an object. */
export function maybe<S extends Schema>(schema: S) {
  return z.catch(
    z.codec(z.optional(z.nullable(schema)), z.nullable(z.custom<z.output<S>>()), {
      decode: (value) => (value ?? null) as z.output<S> | null,
      encode: (value) => value as never,
    }),
    null,
  );
}
