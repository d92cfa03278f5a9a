/** @jest-environment node */
import type { Desk, Outcome, PreviewRow } from './order.ts';
import { assertPreview, previewList, previewText } from './preview-command.ts';

const ROW: PreviewRow = {
  ...{ id: 'i'.repeat(22), at: '2026-11-29T10:00:00.000Z', by: 'Maya', why: 'The new filter', until: '2026-12-06T10:00:00.000Z' },
  sections: [{ folder: 'mfe-rooms', version: '1.5.0-preview.3f9a2c1d' }],
};
const OUTCOME: Outcome = { dryRun: false, revision: 1, section: null, preview: ROW };
const LINK = `https://console.example/admin/sections?preview=${ROW.id}`;
const deskAt = (place: string, previews: readonly PreviewRow[] = []): Desk => ({
  place,
  carryOut: () => Promise.resolve(OUTCOME),
  state: () => Promise.resolve({ revision: 1, sections: [], previews }),
});
const remote = deskAt('https://console.example', [ROW]);

afterEach(() => delete process.env.SITE_URL);

test('prints the link of the console, for people and for a pull request', () => {
  expect(previewText(remote, OUTCOME, false)).toBe(
    `mfe-rooms 1.5.0-preview.3f9a2c1d, until 2026-12-06 10:00 UTC, for administrators who open this link:\n${LINK}`,
  );
  expect(JSON.parse(previewText(remote, OUTCOME, true))).toEqual({ dryRun: false, ...ROW, link: LINK });
  expect(previewText(deskAt('/srv/live'), OUTCOME, false)).toContain(`\n/admin/sections?preview=${ROW.id}\nAdd your console's address`);
  process.env.SITE_URL = 'https://console.example/';
  expect(previewText(deskAt('/srv/live'), OUTCOME, false)).toContain(`\n${LINK}`);
});

test('a dry run has no link, and a stop says that it is done', () => {
  expect(previewText(remote, { ...OUTCOME, dryRun: true }, false)).toBe('It could be done: mfe-rooms 1.5.0-preview.3f9a2c1d');
  expect(previewText(remote, { ...OUTCOME, dryRun: true }, true)).not.toContain('link');
  const stopped: Outcome = { dryRun: false, revision: 2, section: null };
  expect([previewText(remote, stopped, false), previewText(remote, stopped, true)]).toEqual([
    'The preview is stopped.',
    '{"dryRun":false,"stopped":true}',
  ]);
});

test('lists what runs, with its link for scripts', async () => {
  expect(await previewList(remote, false)).toBe(
    `${ROW.id}  until 2026-12-06 10:00 UTC  mfe-rooms 1.5.0-preview.3f9a2c1d  Maya  The new filter`,
  );
  expect(JSON.parse(await previewList(remote, true))).toEqual({ previews: [{ ...ROW, link: LINK }] });
  expect(await previewList(deskAt('/srv/live'), false)).toBe('There are no previews in /srv/live.');
});

test('refuses several sections over HTTP', () => {
  expect(() => assertPreview(['mfe-rooms', 'mfe-users'], true)).toThrow('A token is for one section');
  expect(() => assertPreview(['mfe-rooms', 'mfe-users'], false)).not.toThrow();
});
