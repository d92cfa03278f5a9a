import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ROOT } from './apps.ts';
import { findProgram, isProgram } from './programs.ts';

/** Disables background traffic, which would end up in the network log. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first has no window, which makes tests a sixth faster and measurements steadier. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const installedChromium = () => findProgram(NAMES) ?? [MAC].find(isProgram);

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function run(command: string, args: readonly string[], seconds: number): boolean {
  return (
    spawnSync(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      timeout: seconds * 1000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's, installed if needed. Throws a message with what to install. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH is '${chosen}', which is not a program. Point it at Chromium or Chrome.`);
    return chosen;
  }
  const installed = installedChromium() ?? playwrightsOwn();
  if (installed !== undefined) return installed;

  console.log('No Chromium found; installing one.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && run('apt-get', ['update', '-qq'], 300)) {
    const install = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 600);
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const packaged = installedChromium();
  if (packaged !== undefined) return packaged;
  run('npx', ['playwright', 'install', 'chromium'], 600);
  const downloaded = playwrightsOwn();
  if (downloaded !== undefined) return downloaded;
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
