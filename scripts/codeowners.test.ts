/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('.github/CODEOWNERS matches the owners in the sections', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'codeowners.ts'), '--check'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
});
