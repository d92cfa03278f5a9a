interface Lockfile {
  readonly packages: Readonly<Record<string, unknown>>;
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b, 'en');

/** Edits the lockfile, because `npm install` would drop packages for other platforms. */
export function withSection(lockfile: string, folder: string, manifest: string): string {
  const lock = JSON.parse(lockfile) as Lockfile;
  const { version, dependencies, devDependencies } = JSON.parse(manifest) as Manifest;
  const packages = Object.entries({
    ...lock.packages,
    [folder]: { version, dependencies, devDependencies },
    [`node_modules/${folder}`]: { resolved: folder, link: true },
  }).sort(byName);
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}
