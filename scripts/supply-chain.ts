// `npm test -- supply-chain`: SBOM, licenses, vulnerabilities. Without a network, vulnerabilities are skipped with a message.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../tooling/apps.ts';
import { auditOf, type Package, refusedLicenses } from './supply-chain/judge.ts';

const FOLDER = path.join(ROOT, '.cache/supply-chain');
const PATIENCE_MS = 20_000;

async function npm(...args: readonly string[]) {
  const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], timeout: 2 * PATIENCE_MS });
  const ending = once(child, 'close') as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ending]);
  return { code, out, err };
}

function write(name: string, content: string): string {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, name), content);
  return path.relative(ROOT, path.join(FOLDER, name));
}

const manifestOf = (place: string) => {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, place, 'package.json'), 'utf8')) as { readonly license?: unknown };
  } catch {
    // Built for another platform: in the lockfile, but not installed.
    return null;
  }
};

const INSTALLED_IN = 'node_modules/';

function installed(): readonly Package[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean; readonly link?: boolean }>>;
  };
  return Object.entries(packages).flatMap(([place, { version = '', dev = false, link = false }]) => {
    const name = place.includes(INSTALLED_IN) ? place.split(INSTALLED_IN).at(-1) : undefined;
    const manifest = link || name === undefined ? null : manifestOf(place);
    if (name === undefined || manifest === null) return [];
    return [{ name, version, dev, license: typeof manifest.license === 'string' ? manifest.license : null }];
  });
}

const [sbom, audit] = await Promise.all([
  npm('sbom', '--workspaces', '--sbom-format=cyclonedx'),
  npm('audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`),
]);
if (sbom.code !== 0) console.log(`npm sbom failed: ${sbom.err.trim()}\nnpm ci installs what package-lock.json names, and nothing else.`);
else
  console.log(
    `What it is made of: ${(JSON.parse(sbom.out) as { components: unknown[] }).components.length} packages, ${write('sbom.cdx.json', sbom.out)}`,
  );

const packages = installed();
const refused = refusedLicenses(packages);
const list = write(
  'licenses.tsv',
  packages.map(({ name, version, license, dev }) => [name, version, license, dev ? 'tool' : 'shipped'].join('\t')).join('\n'),
);
console.log(refused.length === 0 ? `Licenses of ${packages.length} packages: all allowed, ${list}` : refused.join('\n'));

write('audit.json', audit.out);
const known = auditOf(audit.out);
console.log(known.line);
process.exit(sbom.code === 0 && refused.length === 0 && known.ok ? 0 : 1);
