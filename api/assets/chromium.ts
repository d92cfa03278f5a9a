import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--hide-scrollbars'];

/** Empties a folder and calls `work` with a function that draws pages into it with a headless Chromium. */
export function drawInto(folder: string, size: `${number},${number}`, work: (draw: (name: string, html: string) => void) => void): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const workFolder = mkdtempSync(join(tmpdir(), 'arena-pictures-'));
  const page = join(workFolder, 'page.html');
  work((name, html) => {
    writeFileSync(page, html);
    const flags = [...FLAGS, `--window-size=${size}`, `--screenshot=${join(folder, name)}`];
    execFileSync('/usr/bin/chromium', [...flags, `file://${page}`], { stdio: 'ignore' });
  });
  rmSync(workFolder, { recursive: true });
}
