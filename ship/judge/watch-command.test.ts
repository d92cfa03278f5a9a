/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { publish } from '../commands.ts';
import { sectionOf } from '../registry/published-registry.ts';
import { useWorkshop } from '../testing/workshop.ts';
import type { News } from './watch.ts';

const workshop = useWorkshop();
let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

test('Ctrl-C ends a watch, leaves the candidate as it is, and says so', async () => {
  await workshop.ship('1.0.0');
  await publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf('1.1.0'), hold: true });
  const command = ['canary', 'mfe-small', '1.1.0', '--share', '5', '--watch', '--json', '--folder', workshop.folder, '--by', 'Wanjiru'];
  child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, '../main.ts'), ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const closed = once(child, 'close');
  const news: News[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    news.push(JSON.parse(line) as News);
    if (news.at(-1)?.what === 'seen') child.kill('SIGINT');
  }
  expect(await closed).toEqual([130, null]);
  expect(news.map(({ what }) => what)).toEqual(['follows', 'seen', 'stopped']);
  expect(news.at(-1)?.text).toContain('Stopped. mfe-small 1.1.0 stays the candidate for 5 %');
  expect(sectionOf(await workshop.publisher.store.read(), 'mfe-small')?.candidate).toMatchObject({ version: '1.1.0', share: 5 });
});
