import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tooling/apps.ts';

const MANIFESTS = ['package.json', 'package-lock.json', 'api/package.json', 'origin/package.json'];
const INSTALL = ['ci', '--omit=dev', '-w', 'api', '-w', 'origin', '--dry-run', '--ignore-scripts'];

function bytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

/** What the documented command installs for both servers in production: the number of packages, and their size in MB. */
export function serverPackages(): { readonly count: number; readonly megabytes: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-install-'));
  try {
    for (const file of MANIFESTS) cpSync(path.join(ROOT, file), path.join(folder, file));
    const printed = execFileSync('npm', INSTALL, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const names = [...printed.matchAll(/^add (\S+) /gm)].map(([, name = '']) => name);
    const bytes = names.reduce((sum, name) => sum + bytesOf(path.join(ROOT, 'node_modules', name)), 0);
    return { count: names.length, megabytes: bytes / 1_000_000 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
