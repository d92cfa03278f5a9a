/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, SECTIONS } from '../../tooling/apps.ts';
import { freePort, HOST } from '../../tooling/network.ts';
import { readPorts } from './ports.ts';
import { Processes } from './processes.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'arena-start-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Starts a program with this text. */
async function started(text: string) {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, text);
  const processes = new Processes();
  processes.start('server', path.relative(ROOT, file), [], {});
  const port = await freePort();
  return { processes, port, address: `http://${HOST}:${port}/` };
}

test('a program on a busy machine is waited for as long as it is alive, and the wait is reported', async () => {
  const { processes, port, address } = await started('setInterval(() => {}, 1000);');
  const server = createServer((_, response) => response.end('ok'));
  const said = jest.spyOn(console, 'log').mockImplementation(() => {
    if (said.mock.calls.length === 6) server.listen(port, HOST);
  });
  // Each look at the clock is 20 seconds later.
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 20_000));
  await processes.ready('server', address);
  expect(said.mock.calls[0]).toEqual([expect.stringMatching(`^Waiting for server at ${address} \\(\\d+ s\\)$`)]);
  expect(said.mock.calls.length).toBeGreaterThanOrEqual(6);
  server.close();
  await processes.stop();
});

test('the wait for a program that has ended fails with its name', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { processes, address } = await started('process.exit(3);');
  await expect(processes.ready('server', address)).rejects.toThrow('server could not start; what it said is above.');
});

test('sections have servers of their own only where no published versions are served', () => {
  expect(readPorts().sections.map(({ name }) => name)).toEqual(SECTIONS);
  expect(readPorts(true).sections).toEqual([]);
});
