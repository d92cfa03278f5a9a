// The systemd units of deploy/, asked of systemd itself: `npm test` runs it where there is a systemd-analyze.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { APP_DEFAULTS } from '../../api/src/config.ts';
import { ROOT } from '../../tooling/apps.ts';
import { buildPrograms } from '../../tooling/build-programs.ts';
import { findSystemdAnalyze } from '../../tooling/programs.ts';

const DEPLOY = path.join(ROOT, 'deploy');
const INSTALLED = '/srv/arena/app';
const UNITS = readdirSync(DEPLOY).filter((file) => file.endsWith('.service'));
/** What systemd calls OK: 0 is a service that may do nothing, 10 one that may do everything. */
const MOST_EXPOSURE = 2;

const textOf = (unit: string) => readFileSync(path.join(DEPLOY, unit), 'utf8');
const valueOf = (unit: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(textOf(unit))?.[1] ?? '';

let folder: string;
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-units-'));
  await buildPrograms(['api', 'origin']);
});
after(() => rmSync(folder, { recursive: true, force: true }));

function analyze(...args: readonly string[]) {
  const program = findSystemdAnalyze();
  if (program === undefined) throw new Error('There is no systemd-analyze on this machine. On Debian: apt-get install systemd');
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, SYSTEMD_COLORS: '0' } });
  return { status, said: stdout + stderr };
}

/** The unit as it is, over this repository and this Node; `change` breaks it. Answers its file. */
function installed(unit: string, change = (text: string) => text): string {
  const file = path.join(folder, unit);
  writeFileSync(file, change(textOf(unit)).replaceAll(INSTALLED, ROOT).replaceAll('/usr/bin/node', process.execPath));
  return file;
}

/** What systemd says against a unit: it only warns of a directive that it does not know. Other units of the machine are not ours. */
const objections = (file: string) => {
  const { status, said } = analyze('verify', '--man=no', '--recursive-errors=no', file);
  const ours = said.split('\n').filter((line) => line.includes(path.basename(file)));
  return status === 0 ? ours : [...ours, `exit code ${status}: ${said}`];
};

describe('the units', () => {
  it('are there for both servers', () => assert.deepEqual(UNITS, ['arena-api.service', 'arena-origin.service']));

  for (const unit of UNITS)
    it(`${unit} is one that systemd takes, over a program that is there`, () => {
      assert.deepEqual(objections(installed(unit)), []);
      const [node, program = ''] = valueOf(unit, 'ExecStart').split(' ');
      assert.equal(node, '/usr/bin/node');
      assert.equal(valueOf(unit, 'WorkingDirectory'), INSTALLED);
      assert.ok(existsSync(path.join(ROOT, program)), program);
      assert.match(program, /^\w+\/dist\/main\.js$/);
    });

  it('would be refused with a directive, a value or a program that is none', () => {
    const broken: readonly [string, string][] = [
      ['NoNewPrivileges=yes', 'NoNewPrivilege=yes'],
      ['ProtectSystem=strict', 'ProtectSystem=stricter'],
      ['ExecStart=/usr/bin/node', 'ExecStart=/usr/bin/no-such-node'],
      ['TimeoutStopSec=', 'TimeoutStopSec=never-'],
    ];
    for (const unit of UNITS)
      for (const [right, wrong] of broken) {
        const change = (text: string) => text.replace(right, wrong);
        assert.notEqual(change(textOf(unit)), textOf(unit));
        assert.notDeepEqual(objections(installed(unit, change)), [], wrong);
      }
  });

  it('leave a server little to break', () => {
    for (const unit of UNITS) {
      const { status, said } = analyze('security', '--offline=yes', '--no-pager', `--threshold=${MOST_EXPOSURE * 10}`, installed(unit));
      assert.equal(status, 0, said);
    }
  });

  it('give the API the time that it takes to stop', () => {
    const closingSeconds = 5;
    assert.ok(Number(valueOf('arena-api.service', 'TimeoutStopSec')) > APP_DEFAULTS.stopSeconds + closingSeconds);
  });
});
