/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Section } from '@arena/shared/contract';
import { descriptorOf, NOTHING_BUILT } from './descriptor.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-descriptor-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = () => Promise.resolve({ default: () => null });

function reading(reads: readonly string[], readsWith?: Record<string, readonly string[]>, calls: Section['calls'] = CALLS) {
  const section: Section = {
    ...{ name: 'mfe_small', title: 'Small', contract: '3.1', owner: { team: 'Small', contact: 'small@arena.test' } },
    mounts: [{ path: '/small', role: null, layout: 'console', pages: [{ path: ':roomId', load, reads, ...(readsWith && { readsWith }) }] }],
    ...{ navigation: [], widgets: [] },
    ...(calls && { calls }),
  };
  return () => descriptorOf(folder, section, NOTHING_BUILT).mounts[0]?.pages[0];
}
const CALLS: Section['calls'] = ['GET /rooms/{roomId}', 'GET /topup/status/{status}', 'PUT /users/{id}'];

it('takes first reads that are among the calls of the section, whatever stands for their names, and what the platform asks for it', () => {
  const reads = ['/rooms/:id', '/topup/status/PENDING?size=10', '/counts'];
  expect(reading(reads, { counts: ['/rooms/7'] })()).toMatchObject({ reads, readsWith: { counts: ['/rooms/7'] } });
});

it.each([
  ['a call that the list has not', reading(['/rooms/:id', '/messages']), '/messages'],
  ['one that it has for writing only', reading(['/users/:id?all=1']), '/users/{id}'],
  ['one in place of another', reading([], { counts: ['/rooms/:id/players'] }), '/rooms/{id}/players'],
  ['anything, where it makes no calls', reading(['/rooms/7'], undefined, []), '/rooms/7'],
])('refuses to read first %s, and says what to add', (_, describe, call) => {
  expect(describe).toThrow(`no such call in its list: add GET ${call} to \`calls\`.`);
});

it('leaves a section alone that has no list', () => {
  expect(reading(['/messages'], undefined, null as never)()).toMatchObject({ reads: ['/messages'] });
});
