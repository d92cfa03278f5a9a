import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../tooling/apps.ts';
import { freePorts } from '../../tooling/network.ts';
import { workingCopy } from '../harness/working-copy.ts';
import { openLiveConsole } from '../harness/consoles.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { ROOMS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';

test.setTimeout(180_000);

const OLD = 'Manage multiplayer gaming sessions and rooms and payment';
const FILE = 'mfe-rooms/src/rooms/rooms.messages.ts';

test('a section from `npm run dev -- --into` runs in a production console, and a saved file is exchanged in place', async ({
  page,
  platform,
  guard,
}) => {
  // Where it is stopped while the page is open.
  guard.allow(/\/changes/);
  const site = await openLiveConsole(platform.api, { devSections: { allowed: ['http://localhost:*'] } });
  const copy = workingCopy();
  const shell = await freePorts(SECTIONS.length + 1);
  const run = copy.start({ PORT: String(shell), TMPDIR: copy.folder }, 'npm', 'run', 'dev', '-w', 'mfe-rooms', '--', '--into', site.url);
  const ended = run.output.then(
    () => true,
    () => true,
  );
  try {
    await expect.poll(() => run.said(), { timeout: 120_000 }).toContain('Ctrl-C stops');
    const origin = /(http:\/\/localhost:\d+)\n/.exec(run.said())?.[1] ?? '';
    expect(run.said()).toContain(`Open ${site.url}/admin/sections as an administrator.`);
    await enterAs(page, site.url, ADMIN);
    await page.goto(site.url + ROOMS);
    await page.evaluate(
      async (body) => {
        const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        await fetch('/-/dev-sections', { method: 'POST', headers, body });
      },
      JSON.stringify({ section: 'mfe_rooms', origin }),
    );
    await page.goto(site.url + ROOMS);
    await expect(page.getByText(`Rooms runs from ${origin}`)).toBeVisible();
    await expect(page.getByText(OLD)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const text of ['The first change', 'The second change']) {
      const file = path.join(copy.folder, FILE);
      const before = text === 'The first change' ? OLD : 'The first change';
      writeFileSync(`${file}.saved`, readFileSync(file, 'utf8').replace(before, text));
      renameSync(`${file}.saved`, file);
      await expect(page.getByText(text)).toBeVisible({ timeout: 30_000 });
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    run.interrupt();
    await ended;
  } finally {
    copy.remove();
    await site.close();
  }
});
