interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Node's resolution order, nearest first. */
function* placesOf(from: string, name: string): Generator<string> {
  for (let place = from; place !== ''; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0)))
    yield `${place}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

/** Adds builds for other platforms, which npm omits when a mirror lacks them and `npm ci` then misses. */
export function withOtherPlatforms(lockfile: string): string {
  const lock = JSON.parse(lockfile) as Lockfile;
  const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => ![...placesOf(from, name)].some((place) => place in lock.packages))
      .map(([name, range]) => [`node_modules/${name}`, { version: range.replace(/^[~^]/, ''), optional: true }] as const),
  );
  const packages = Object.entries({ ...Object.fromEntries(missing), ...lock.packages }).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}
