// `npm test -- lighthouse [paths…]`: Lighthouse scores of the public pages. Exits 1 when a score is too low.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../tooling/network.ts';
import { withConsole } from './size/console.ts';
import { build } from '../tooling/build.ts';
import { CHROMIUM_ARGS, findChromium } from '../tooling/chromium.ts';

const PATHS = ['/', '/privacy/legal', '/terms-and-conditions', '/account-deletion'];
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const given = process.argv.slice(2);
let failed = false;

await build(['shell', 'mfe-public'], () => undefined);
await withConsole({ sections: ['mfe-public'], api: 'http://localhost:1' }, async ({ origin }) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    for (const path of given.length > 0 ? given : PATHS) {
      const result = await lighthouse(origin + path, { port, onlyCategories: Object.keys(WANTED), logLevel: 'error' });
      if (result === undefined) throw new Error(`Lighthouse has no result for ${path}.`);
      const { categories, audits } = result.lhr;
      const scores = Object.entries(WANTED).map(([category, wanted]) => {
        const score = Math.round((categories[category]?.score ?? 0) * 100);
        if (score < wanted) failed = true;
        return `${category} ${score}${score < wanted ? ` (wanted ${wanted})` : ''}`;
      });
      const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
        .map((id) => `${id} ${audits[id]?.displayValue ?? ''}`)
        .join(', ');
      console.log(`${path}\n  ${scores.join(', ')}\n  ${figures}`);
      const lost = Object.keys(WANTED).flatMap((category) => categories[category]?.auditRefs ?? []);
      for (const { id, weight } of lost) {
        const audit = audits[id];
        if (audit !== undefined && audit.score !== null && audit.score < 0.9 && weight > 0) console.log(`  lost: ${audit.title}`);
      }
    }
  } finally {
    await browser.close();
  }
});
process.exit(failed ? 1 : 0);
