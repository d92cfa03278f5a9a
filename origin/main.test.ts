/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('a start that can’t use SHIP_FOLDER ends with a sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-main-'));
  writeFileSync(path.join(folder, 'file'), '');
  const live = path.join(folder, 'file/live');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', SHIP_FOLDER: live, PORT: '0' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, `${live} can't be used, because a part of this path is a file. Name a folder.\n`]);
});
