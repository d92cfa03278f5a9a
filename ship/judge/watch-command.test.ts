/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { publish } from '../commands.ts';
import { sectionOf } from '../registry/published-registry.ts';
import { useWorkshop } from '../testing/workshop.ts';
import type { News } from './watch.ts';

const workshop = useWorkshop();
let child: ChildProcess | undefined;
const start = (...command: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, '../main.ts'), 'canary', 'mfe-small', '1.1.0', '--watch', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', SHIP_TOKEN: 'arena-ship-1' },
  });
afterEach(() => void child?.kill('SIGKILL'));

test('Ctrl-C ends a watch, leaves the candidate as it is, and says so', async () => {
  await workshop.ship('1.0.0');
  await publish(workshop.publisher, { folder: 'mfe-small', build: workshop.buildOf('1.1.0'), hold: true });
  const running = start('--share', '5', '--json', '--folder', workshop.folder, '--by', 'Wanjiru');
  child = running;
  const closed = once(running, 'close');
  const news: News[] = [];
  for await (const line of createInterface({ input: running.stdout })) {
    news.push(JSON.parse(line) as News);
    if (news.at(-1)?.what === 'seen') running.kill('SIGINT');
  }
  expect(await closed).toEqual([130, null]);
  expect(news.map(({ what }) => what)).toEqual(['follows', 'seen', 'stopped']);
  expect(news.at(-1)?.text).toContain('Stopped. mfe-small 1.1.0 stays the candidate for 5 %');
  expect(sectionOf(await workshop.publisher.store.read(), 'mfe-small')?.candidate).toMatchObject({ version: '1.1.0', share: 5 });
});

test('a watch over HTTP is refused, and says where to run it', async () => {
  const running = start('--share', '5', '--to', 'https://console.example');
  child = running;
  const [said, [code]] = await Promise.all([text(running.stderr), once(running, 'close')]);
  expect([code, said]).toEqual([1, '--watch reads the figures in the folder: run it where the folder is, with --folder <path>.\n']);
});
