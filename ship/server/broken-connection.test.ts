/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CUTS, cutProxy } from './testing/cut-proxy.ts';
import { FOLDER, useSite } from './testing/site.ts';

const site = useSite();
/** The list of the upload, six files less the two that did not change, and the command. */
const CALLS = 6;

const publishThrough = (at: string, version: string, attempts: number) =>
  site.desk({ at, attempts }).carryOut({ command: 'publish', folder: FOLDER, build: site.buildOf(version) });

test('a connection that breaks once at any of its steps is made again: the version goes live once', async () => {
  await site.publish('1.0.0');
  for (let step = 1; step <= CALLS; step += 1) {
    const proxy = await cutProxy(site.port, step, 'answer');
    await expect(publishThrough(proxy.url, `1.${step}.0`, 3)).resolves.toMatchObject({ section: { live: `1.${step}.0` } });
    expect([proxy.hasCut(), proxy.calls()]).toEqual([true, CALLS + 1]);
    await proxy.close();
  }
  expect(await site.history()).toEqual(Array.from({ length: CALLS + 1 }, (_, index) => `1.${index}.0`));
});

test('where it stays broken, the old version or the new one is live, whole; the same command again succeeds', async () => {
  await site.publish('1.0.0');
  let minor = 0;
  for (const cut of CUTS)
    for (let step = 1; step <= CALLS; step += 1) {
      const [old, version] = [await site.liveVersion(), `1.${(minor += 1)}.0`];
      const proxy = await cutProxy(site.port, step, cut);
      await expect(publishThrough(proxy.url, version, 1)).rejects.toThrow(/does not answer \(\w+\)\. .+ it resumes\.$/);
      expect(proxy.hasCut()).toBe(true);
      await proxy.close();
      // Only a command that was carried out, and whose answer was lost, has changed anything.
      const isDone = step === CALLS && cut === 'answer';
      expect(await site.liveVersion()).toBe(isDone ? version : old);
      expect(readdirSync(path.join(site.live, FOLDER)).includes(version)).toBe(isDone);

      const again = await cutProxy(site.port, 0, 'head');
      await publishThrough(again.url, version, 1);
      expect(await site.liveVersion()).toBe(version);
      // What had arrived was not sent again. Files are sent side by side: all of them certainly have once the command is sent.
      if (step === CALLS && !isDone) expect(again.calls()).toBe(2);
      await again.close();
    }
});

test('a rollback whose answer was lost goes one step back, even when it is sent again', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await site.publish(version);
  const proxy = await cutProxy(site.port, 1, 'answer');
  await expect(site.desk({ at: proxy.url, attempts: 2 }).carryOut({ command: 'rollback', folder: FOLDER })).resolves.toMatchObject({
    section: { live: '1.1.0' },
  });
  expect(proxy.calls()).toBe(2);
  await proxy.close();
  expect(await site.history()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.1.0']);
});
