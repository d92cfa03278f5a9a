/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createPreview } from '../previews.ts';
import { quietPublisher } from '../testing/quiet-publisher.ts';
import { FOLDER, useSite } from './testing/site.ts';

const site = useSite();
const desk = (shown?: string) => site.desk(shown === undefined ? {} : { token: shown });
const preview = (version: string) => desk().carryOut({ command: 'preview', folder: FOLDER, build: site.buildOf(version) });

test('a team previews its section with its token: the upload goes live for no user, is listed, and can be stopped', async () => {
  await site.publish('1.0.0');
  const { preview: made, section } = await preview('1.1.0');
  expect([section, made?.by]).toEqual([null, expect.stringMatching(/^Wanjiru \(token [0-9a-f]{8}\)$/)]);
  expect(made?.sections).toEqual([{ folder: FOLDER, version: expect.stringMatching(/^1\.1\.0-preview\.[0-9a-f]{8}$/) }]);
  expect([await site.liveVersion(), await site.history()]).toEqual(['1.0.0', ['1.0.0']]);
  const { previews } = await desk().state();
  expect(previews).toEqual([made]);
  await desk().carryOut({ command: 'preview', folder: FOLDER, stop: made?.id ?? '' });
  expect([(await desk().state()).previews, readdirSync(path.join(site.live, FOLDER))]).toEqual([[], ['1.0.0']]);
});

test('a token for another section previews, sees and stops nothing of this one, and a token stops no preview with others’ sections', async () => {
  await site.publish('1.0.0');
  const { preview: made } = await preview('1.1.0');
  const other = desk(await site.tokenOf('mfe-other'));
  await expect(other.carryOut({ command: 'preview', folder: FOLDER, build: site.buildOf('1.2.0') })).rejects.toThrow(
    `This token is for mfe-other, not for ${FOLDER}`,
  );
  await expect(other.carryOut({ command: 'preview', folder: FOLDER, stop: made?.id ?? '' })).rejects.toThrow('This token is for mfe-other');
  await expect(other.carryOut({ command: 'preview', folder: 'mfe-other', stop: made?.id ?? '' })).rejects.toThrow('There is no preview');
  await expect(other.carryOut({ command: 'preview', folder: 'mfe-other', build: site.buildOf('1.0.0', 'thief') })).rejects.toThrow(
    'The build is named mfe_small',
  );
  expect((await other.state()).previews).toEqual([]);
  const both = [
    { folder: FOLDER, build: site.buildOf('1.3.0') },
    { folder: 'mfe-two', build: site.buildOf('1.0.0', 'two', { name: 'mfe_two', mounts: [] }) },
  ];
  const { previews = [] } = await createPreview(quietPublisher(site.live), both);
  await expect(desk().carryOut({ command: 'preview', folder: FOLDER, stop: previews.at(-1)?.id ?? '' })).rejects.toThrow(
    'There is no preview',
  );
  expect((await site.registry()).previews).toHaveLength(2);
});

test('a command that is sent twice creates one preview, and its number is one of a preview', async () => {
  await site.publish('1.0.0');
  await preview('1.1.0');
  const [{ key = '', sections = [] } = {}] = (await site.registry()).previews ?? [];
  const body = { command: 'preview', version: sections[0]?.live.version, by: 'Wanjiru', why: '', dryRun: false, key };
  const { status, answer } = await site.ask('POST', `/${FOLDER}`, body);
  expect([status, (await site.registry()).previews]).toEqual([
    200,
    [expect.objectContaining({ id: (answer.preview as { id: string }).id })],
  ]);
  expect((await site.ask('POST', `/${FOLDER}`, { ...body, stop: '../x', key: 'y'.repeat(20) })).status).toBe(400);
});
