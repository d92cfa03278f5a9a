import path from 'node:path';
import { PACKAGE_ENTRY_POINTS, packageOf } from './entry-points.ts';
import type { ContractReport, PackageTypes } from './report.ts';

/** A file in which every package that a report stands on is a name: `export * as p0 from 'react';` */
const PROBE = 'packages.d.ts';
const OWN = 'own';
const MANIFEST = /^(?:@[^/]+\/)?[^/]+\/package\.json$/;

function versionsOf(types: PackageTypes): ReadonlyMap<string, string> {
  const manifests = Object.entries(types).filter(([file]) => MANIFEST.test(file));
  return new Map(manifests.map(([file, text]) => [packageOf(file), (JSON.parse(text) as { version?: string }).version ?? '']));
}

/** The modules of packages that a report's sections meet: behind its entry points, and those that are shared as they are. */
export function modulesOf({ files }: ContractReport): readonly string[] {
  const imported = Object.values(files).flatMap((text) => [...text.matchAll(/\bfrom '([^'.][^']*)'/g)].map(([, name = '']) => name));
  return [...new Set([...imported, ...PACKAGE_ENTRY_POINTS])].sort();
}

export const probeOf = (place: string): string => path.join(place, OWN, PROBE);

/**
 * The packages of several builds as files of one program. Above all reports is one copy of each package, the last report's (the shell's),
 * since two copies of a generic type cannot be compared. Another version is placed next to its report, to look up its names and members.
 */
export function installedPackages(folder: string, reports: readonly ContractReport[], placeOf: (report: ContractReport) => string) {
  const placed = new Map<string, string>();
  const shared = new Map<string, string>();
  const put = (at: string, types: PackageTypes, wanted: (name: string) => boolean) => {
    for (const [file, text] of Object.entries(types))
      if (wanted(packageOf(file))) placed.set(path.join(at, 'node_modules', path.join('/', file)), text);
  };
  for (const { types } of [...reports].reverse()) {
    if (types === undefined) continue;
    const versions = versionsOf(types);
    put(folder, types, (name) => !shared.has(name));
    for (const name of new Set(Object.keys(types).map(packageOf))) if (!shared.has(name)) shared.set(name, versions.get(name) ?? '');
  }
  for (const report of reports) {
    const { types } = report;
    if (types === undefined) continue;
    const versions = versionsOf(types);
    put(path.join(placeOf(report), OWN), types, (name) => shared.get(name) !== (versions.get(name) ?? ''));
    placed.set(
      probeOf(placeOf(report)),
      modulesOf(report)
        .map((name, index) => `export * as p${index} from '${name}';\n`)
        .join(''),
    );
  }
  return placed;
}
