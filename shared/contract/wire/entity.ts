import * as z from '@arena/shared/contract/zod';

type Schema = z.ZodMiniType;
/** Wire name and schema by our name. The third part is an alternative wire name: read when the first is empty, and also written. */
export type EntityTable = Readonly<Record<string, readonly [wireName: string, schema: Schema, otherName?: string]>>;
type Entity<T extends EntityTable> = { -readonly [Name in keyof T]: z.output<T[Name][1]> };

const wireShape = (table: EntityTable) =>
  Object.fromEntries(
    Object.values(table).flatMap(([wireName, schema, otherName]) => [
      [wireName, schema],
      ...(otherName === undefined ? [] : [[otherName, schema]]),
    ]),
  ) as Record<string, Schema>;

/** The decoded side of a codec. Our own code creates the value, so the compiler has checked it. */
const made = <T>() => z.unknown() as z.ZodMiniType<T>;

/** A codec that renames members in both directions by a table. */
function renaming<T extends EntityTable, W extends Schema>(table: T, wire: W) {
  const members = Object.entries<EntityTable[string]>(table);
  return z.codec(wire, made<Entity<T>>(), {
    decode(value) {
      const source = value as Record<string, unknown>;
      const target: Record<string, unknown> = {};
      for (const [name, [wireName, , otherName]] of members)
        target[name] = source[wireName] ?? (otherName === undefined ? undefined : source[otherName]) ?? source[wireName];
      return target as Entity<T>;
    },
    encode(value) {
      const source = value as Record<string, unknown>;
      const target: Record<string, unknown> = {};
      for (const [name, [wireName, , otherName]] of members) {
        const part = source[name];
        // A member that was left out stays left out: an update names only what it changes.
        if (part === undefined) continue;
        target[wireName] = part;
        if (otherName !== undefined) target[otherName] = part;
      }
      return target as z.output<W>;
    },
  });
}

/**
 * A codec between wire names and ours. Decoding drops unknown members. The result also has `wireNames` and its `table`.
 * @example entity({ prize: ['wining', money] }) // decodes { wining: 19 } to { prize: 19 } and encodes it back
 */
export function entity<const T extends EntityTable>(table: T) {
  const shape = wireShape(table);
  const codec = renaming(table, z.object(shape));
  return Object.assign(codec, { wireNames: Object.keys(shape) as readonly string[], table: table as EntityTable });
}

/** A codec like `entity` for data that clients send: it rejects unknown members with an error instead of dropping them. */
export function strictEntity<const T extends EntityTable>(table: T) {
  return renaming(table, z.strictObject(wireShape(table)));
}

/** A nested entity that backends may omit: null when it is missing or invalid. */
export function maybe<S extends Schema>(schema: S) {
  return z.catch(
    z.codec(z.optional(z.nullable(schema)), z.nullable(made<z.output<S>>()), {
      decode: (value) => (value ?? null) as z.output<S> | null,
      encode: (value) => value as never,
    }),
    null,
  );
}
