/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.join(__dirname, '..');
let home: string;
beforeEach(() => void (home = realpathSync(mkdtempSync(path.join(tmpdir(), 'arena-command-')))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

function ship(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const tsx = pathToFileURL(require.resolve('tsx/esm')).href;
  const { PATH } = process.env;
  const command = ['--import', tsx, path.join(ROOT, 'ship/main.ts'), ...args];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: home, env: { PATH, ...env }, encoding: 'utf8' });
  return stdout + stderr;
}

test('says which folder it looked at, and that the default was used as none was named', () => {
  const place = path.join(home, '.data/live');
  const why = `${place} is the default: neither SHIP_FOLDER nor SHIP_ADDRESS is set.`;
  for (const args of [['promote', 'mfe-promos'], ['status']]) expect(ship(args)).toContain(why);
  const named = path.join(home, 'live');
  const said = ship(['rollback', 'mfe-promos'], { SHIP_FOLDER: named });
  expect(said).toContain(`${named} has no live version of mfe-promos`);
  expect(said).not.toContain('default');
  expect(ship(['status', '--everything'])).toContain("Unknown option '--everything'");
}, 120_000);
