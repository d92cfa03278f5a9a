import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../apps.ts';
import { buildPrograms } from '../build-programs.ts';
import { packed, written } from './manifest.ts';
import { compileInto, declareInto } from './sources.ts';

/** The packages for a section in its own repository. */
const PACKAGES = ['shared', 'section', 'ship'] as const;

const tarball = (folder: string, destination: string): string => {
  const command = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const answer = execFileSync('npm', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [made] = JSON.parse(answer) as readonly { readonly filename: string }[];
  return path.join(destination, made?.filename ?? '');
};

export async function pack(destination: string): Promise<readonly string[]> {
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

    rmSync(destination, { recursive: true, force: true });
    mkdirSync(destination, { recursive: true });
    return PACKAGES.map((name) => {
      const folder = path.join(stage, name);
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify(packed(name), null, 2));
      return tarball(folder, destination);
    });
  } finally {
    rmSync(stage, { recursive: true, force: true });
    await (await import('esbuild')).stop();
  }
}
