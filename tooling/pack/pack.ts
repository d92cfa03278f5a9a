import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../apps.ts';
import { buildPrograms } from '../build-programs.ts';
import { PACKAGES, packed, versionOfContents, written } from './manifest.ts';
import { compileInto, declareInto } from './sources.ts';

const tarball = (folder: string, destination: string): string => {
  const command = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const answer = execFileSync('npm', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [made] = JSON.parse(answer) as readonly { readonly filename: string }[];
  return path.join(destination, made?.filename ?? '');
};

function writeManifests(stage: string, version: string): void {
  for (const name of PACKAGES) writeFileSync(path.join(stage, name, 'package.json'), JSON.stringify(packed(name, version), null, 2));
}

/**
 * Packs the packages, once for each version.
 * @returns the tarballs
 */
export async function pack(destination: string, versions?: readonly string[]): Promise<readonly string[]> {
  const stage = mkdtempSync(path.join(tmpdir(), 'arena-pack-'));
  try {
    const [shared, section, ship] = PACKAGES.map((name) => path.join(stage, name)) as [string, string, string];
    await buildPrograms(['ship']);
    cpSync(path.join(ROOT, 'ship/dist'), path.join(ship, 'dist'), { recursive: true, filter: (file) => !file.endsWith('.build.json') });
    await Promise.all([compileInto('shared', shared), compileInto('section', section)]);
    const doors = ['shared', 'section'].flatMap((name) =>
      Object.values(written(name).exports)
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.posix.join(name, file)),
    );
    declareInto(doors, { shared, section });
    cpSync(path.join(ROOT, 'shared/contract-report'), path.join(shared, 'contract-report'), { recursive: true });
    cpSync(path.join(ROOT, 'tsconfig.base.json'), path.join(section, 'tsconfig.json'));
    for (const folder of [shared, section, ship]) cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));

    rmSync(destination, { recursive: true, force: true });
    mkdirSync(destination, { recursive: true });
    writeManifests(stage, written('shared').version);
    return (versions ?? [versionOfContents(stage, written('shared').version)]).flatMap((version) => {
      writeManifests(stage, version);
      return PACKAGES.map((name) => tarball(path.join(stage, name), destination));
    });
  } finally {
    rmSync(stage, { recursive: true, force: true });
    await (await import('esbuild')).stop();
  }
}
