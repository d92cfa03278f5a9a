import * as z from '@arena/shared/contract/zod';

type Schema = z.ZodMiniType;
type Table = Readonly<Record<string, readonly [wireName: string, schema: Schema]>>;
type Entity<T extends Table> = { -readonly [Name in keyof T]: z.output<T[Name][1]> };

function rename(table: Table, direction: 'decode' | 'encode') {
  return (source: Record<string, unknown>) => {
    const target: Record<string, unknown> = {};
    for (const [name, [wireName]] of Object.entries(table)) {
      if (direction === 'decode') target[name] = source[wireName];
      else target[wireName] = source[name];
    }
    return target;
  };
}

/**
 * A dictionary between what the wire calls things and what they are called everywhere else, as a codec:
 *
 *     entity({ prize: ['wining', money] })   decodes {wining: 19} to {prize: 19}, and encodes it back
 *
 * Unknown members are dropped on reading.
 */
export function entity<const T extends Table>(table: T) {
  const wire = z.object(Object.fromEntries(Object.values(table).map(([wireName, schema]) => [wireName, schema])));
  return z.codec(wire, z.custom<Entity<T>>(), {
    decode: (value) => rename(table, 'decode')(value) as Entity<T>,
    encode: (value) => rename(table, 'encode')(value as Record<string, unknown>),
  });
}

/** An `entity` that is written by a client: an unknown member is refused with a sentence instead of being dropped. */
export function strictEntity<const T extends Table>(table: T) {
  const wire = z.strictObject(Object.fromEntries(Object.values(table).map(([wireName, schema]) => [wireName, schema])));
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
