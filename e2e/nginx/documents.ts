import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tooling/chromium.ts';
import { KINDS } from '../../ship/registry/file-kinds.ts';
import { ROOT } from '../../tooling/apps.ts';
import { ADMIN, logIn } from '../harness/people.ts';
import { ask } from './ask.ts';
import type { Site } from './site.ts';

const INERT = ["sandbox; default-src 'none'", 'nosniff'];
const DOCUMENTS = ['html', 'htm', 'xhtml', 'xht', 'xml', 'xsl', 'svgz', 'mht', 'pdf', 'HTML', 'shtml'];
/** A script in HTML, XHTML and SVG alike. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.setAttribute('owned', localStorage.length)</script></svg>`;

/** Nothing that lies in the folder of published versions runs on the console's origin. */
export function checkDocuments(open: () => Site): void {
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(open().folder, file)), { recursive: true });
    writeFileSync(path.join(open().folder, file), DRAWING);
  };

  describe('a file that someone wrote into the folder of published versions', () => {
    it('is not sent when it is a document, and no answer can run a script', async () => {
      const version = 'mfe-rooms/9.9.9';
      for (const [kinds, expected] of [
        [[...KINDS, 'svg'], 200],
        [DOCUMENTS, 404],
      ] as const)
        for (const kind of kinds) {
          write(`${version}/x.${kind}`);
          const { status, headers } = await ask(open().origin, `/live/${version}/x.${kind}`);
          const said = [headers['content-security-policy'], headers['x-content-type-options']];
          assert.deepEqual([kind, status, ...said], [kind, expected, ...INERT]);
        }
      const { headers } = await ask(open().origin, `/live/${version}/x.js`);
      const again = await ask(open().origin, `/live/${version}/x.js`, { headers: { 'if-none-match': headers.etag ?? '' } });
      assert.deepEqual([again.status, again.headers['content-security-policy']], [304, INERT[0]]);
      for (const address of [`/live/${version}/gone.js`, `/live/${version}/gone.html`, '/live/', '/live/registry.json']) {
        const { status, headers: said } = await ask(open().origin, address);
        assert.deepEqual([address, status, said['content-security-policy'], said['x-content-type-options']], [address, 404, ...INERT]);
      }
    });

    it('runs no script when a signed-in administrator opens it', async () => {
      for (const kind of ['svg', 'html']) write(`mfe-rooms/9.9.9/x.${kind}`);
      const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
      try {
        const page = await (await browser.newContext()).newPage();
        await logIn(page, open().origin, ADMIN);
        for (const kind of ['svg', 'html']) {
          const answer = await page.goto(`${open().origin}/live/mfe-rooms/9.9.9/x.${kind}`);
          assert.equal(answer?.status(), kind === 'svg' ? 200 : 404);
          assert.equal(await page.locator('[owned]').count(), 0, kind);
          assert.equal(await page.evaluate(() => self.origin), 'null', 'the page is on no origin');
        }
      } finally {
        await browser.close();
      }
    });

    it('is not sent when it is a link, or lies behind one', async () => {
      const outside = mkdtempSync(path.join(tmpdir(), 'arena-outside-'));
      writeFileSync(path.join(outside, 'x.js'), DRAWING);
      write('mfe-rooms/9.9.8/plain.js');
      const version = path.join(open().folder, 'mfe-rooms/9.9.8');
      symlinkSync(path.join(outside, 'x.js'), path.join(version, 'linked.js'));
      symlinkSync(path.join(outside, 'x.js'), path.join(version, 'plain.js.gz'));
      symlinkSync(outside, path.join(version, 'folder'));
      symlinkSync(outside, path.join(open().folder, 'mfe-rooms/9.9.7'));
      for (const [file, expected] of [
        ['9.9.8/linked.js', 403],
        ['9.9.8/folder/x.js', 404],
        ['9.9.7/x.js', 404],
      ] as const) {
        const { status, headers } = await ask(open().origin, `/live/mfe-rooms/${file}`);
        assert.deepEqual([file, status, headers['content-security-policy']], [file, expected, INERT[0]]);
      }
      const packed = await ask(open().origin, '/live/mfe-rooms/9.9.8/plain.js', { headers: { 'accept-encoding': 'gzip' } });
      assert.equal(packed.headers['content-encoding'], undefined);
    });

    it('is of one of the kinds that publishing takes', () => {
      const lists = [...readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8').matchAll(/\\\.\((js\|[\w|]+)\)/g)].map(
        ([, list]) => list,
      );
      assert.deepEqual(lists, [`${KINDS.join('|')}|svg`, KINDS.join('|')]);
    });
  });
}
