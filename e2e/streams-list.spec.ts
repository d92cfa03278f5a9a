import { EXTENDED } from './harness/extended.ts';
import { openForm as openFullMapForm } from './harness/fullmap.ts';
import { failedRequest } from './harness/guard.ts';
import { enterBare } from './harness/people.ts';
import { cards, field, openStreams, STREAMS, tab } from './harness/streams.ts';
import { expect, test } from './harness/test.ts';
import { answering, callsOf } from './harness/tournament-calls.ts';

test(
  'three tabs over the one call say All Streams, Live and UPCOMMING; a start has its zone, and only https is opened from here',
  EXTENDED,
  async ({ page, bare: { url, backend }, guard }) => {
    await enterBare(page, { url, backend }, guard);
    const calls = callsOf(page);
    await openStreams(page, url);
    await expect(page.getByRole('tab')).toHaveText([/^All Streams/, /^Live/, /^UPCOMMING/]);
    for (const [game, status] of [
      ['PUBG Mobile', 'Live'],
      ['BGMI', 'Scheduled'],
      ['Free Fire', 'ENDED'],
      ['Free Fire', 'Live'],
    ] as const) {
      await expect(page.getByRole('article', { name: `${game}, ${status}` }).first()).toBeVisible();
    }
    // For any text that a user typed as a link, the page follows only https.
    const links = await page.getByRole('tabpanel').getByRole('link').all();
    for (const link of links) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(await link.getAttribute('rel')).toContain('noopener');
      expect(await link.getAttribute('target')).toBe('_blank');
    }
    await expect(page.getByRole('article', { name: 'Free Fire, ENDED' })).toContainText('Only https links can be opened.');
    await expect(
      cards(page)
        .filter({ hasText: 'javascript:alert(1)' })
        .or(cards(page).filter({ hasText: 'Only https' })),
    ).toHaveCount(2);

    await tab(page, 'Live').click();
    await expect(page).toHaveURL(`${url}${STREAMS}?tab=live`);
    await expect(cards(page).filter({ hasNotText: 'Live' })).toHaveCount(0);
    await tab(page, 'Live').press('ArrowRight');
    await expect(page).toHaveURL(`${url}${STREAMS}?tab=upcomming`);
    const scheduled = page.getByRole('article', { name: 'BGMI, Scheduled' });
    await expect(scheduled).toContainText('1 Dec 2026, 18:00');
    await expect(cards(page).filter({ hasNotText: 'Scheduled' })).toHaveCount(0);
    await page.reload();
    await expect(tab(page, 'UPCOMMING')).toHaveAttribute('aria-selected', 'true');
    await expect(scheduled).toBeVisible();
    // One call, once for each load: the tabs differ in the status of what it brought.
    const reads = calls.map(({ path }) => path).filter((path) => path.startsWith('/videos'));
    expect([...new Set(reads)]).toEqual(['/videos/']);

    // BGMI is a game of the streams only.
    await expect(field(page, 'Game').getByRole('option')).toHaveText(['PUBG Mobile', 'Free Fire', 'BGMI']);
    expect(await field(page, 'Game').getByRole('option').evaluateAll((options) => options.map((one) => one.getAttribute('value')))).toEqual(['1', '2', '3']); // prettier-ignore
    await openFullMapForm(page, url);
    await expect(page.getByRole('option', { name: 'Free Fire' })).toBeAttached();
    await expect(page.getByRole('option', { name: 'BGMI' })).toHaveCount(0);

    const stop = await answering(page, '/videos/', { json: { content: [] } });
    await page.goto(url + STREAMS);
    await expect(page.getByText('No streams available.')).toBeVisible();
    await stop();
    guard.allow(failedRequest('/videos/'));
    await answering(page, '/videos/', { status: 500, json: { message: 'The streams are being moved' } });
    await page.reload();
    await expect(page.getByText('The streams are being moved')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page).first()).toBeVisible();
  },
);
