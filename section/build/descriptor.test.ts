/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Call, formCalls, platformCalls, read, type Read, roomCalls, topUpCalls, userCalls } from '@arena/shared/contract';
import { CONTRACT_VERSION, describeSection, LOADER_VERSION } from '@arena/shared/contract/section';
import { descriptorOf, NOTHING_BUILT } from './descriptor.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-descriptor-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = () => Promise.resolve({ default: () => null });

const CALLS: readonly Call[] = [roomCalls.get, topUpCalls.listByStatus, userCalls.update];
const params = { userId: ':roomId' } as const;

function reading(reads: readonly Read[], readsWith: Record<string, readonly Read[]> = {}, calls: readonly Call[] | null = CALLS) {
  const section = describeSection({
    ...{ name: 'mfe_small', title: 'Small', owner: { team: 'Small', contact: 'small@arena.test' } },
    mounts: [{ path: '/small', role: null, layout: 'console', pages: [{ path: ':roomId', load, reads, readsWith }] }],
    ...{ navigation: [], widgets: [] },
    ...(calls && { calls }),
  });
  return () => descriptorOf(folder, section, NOTHING_BUILT).mounts[0]?.pages[0];
}

it('accepts first reads from the section’s calls, under any parameter names, and the platform’s own reads for it', () => {
  const pending = read(topUpCalls.listByStatus, { params: { status: 'PENDING' }, query: { pageSize: 10 } });
  const reads = [read(roomCalls.get), pending, read(platformCalls.counts)];
  expect(reading(reads, { counts: [read(roomCalls.get, { params: { roomId: 7 } })] })()).toMatchObject({
    reads: ['/rooms/:roomId', '/topup/status/PENDING?pageSize=10', '/counts'],
    readsWith: { counts: ['/rooms/7'] },
  });
});

it.each([
  ['a call that the list has not', reading([read(roomCalls.get), read(formCalls.list)]), '/forms/messages'],
  ['one that it has for writing only', reading([read(userCalls.get, { params })]), '/users/{roomId}'],
  ['one in place of another', reading([], { counts: [read(roomCalls.approvals)] }), '/roomApp/room/{roomId}/approvals'],
  ['anything, where it makes no calls', reading([read(roomCalls.get)], {}, []), '/rooms/{roomId}'],
])('refuses to read first %s, and says what to add', (_, describe, call) => {
  expect(describe).toThrow(`no such call in its list: add GET ${call} to \`calls\`.`);
});

it('refuses a first read with a name that its page does not have', () => {
  expect(reading([read(roomCalls.get, { params: { roomId: ':id' } })])).toThrow('/rooms/:id read first by a page without :id');
});

it('leaves a section alone that has no list', () => {
  expect(reading([read(formCalls.list)], {}, null)()).toMatchObject({ reads: ['/forms/messages'] });
});

test('a call, a status and a name are checked by their types', () => {
  // @ts-expect-error: there is no such status.
  read(roomCalls.listByStatus, { query: { status: 'PAID' } });
  // @ts-expect-error: there is no such status.
  read(topUpCalls.listByStatus, { params: { status: 'PAID' } });
  // @ts-expect-error: the call has no such parameter.
  read(roomCalls.get, { query: { size: 4 } });
  // @ts-expect-error: only a read can be made early.
  read(roomCalls.update);
  // @ts-expect-error: an address is no read.
  reading(['/rooms/7']);
  // @ts-expect-error: a line is no call.
  reading([], {}, ['GET /rooms/{roomId}']);
});

it('says which contract and which loader the section was built for', () => {
  const section = describeSection({
    ...{ name: 'mfe_small', title: 'Small', owner: { team: 'Small', contact: 'small@arena.test' } },
    ...{ mounts: [], navigation: [], widgets: [] },
  });
  expect(descriptorOf(folder, section, NOTHING_BUILT)).toMatchObject({ contract: CONTRACT_VERSION, loader: LOADER_VERSION });
});

it('says in the descriptor that a section has a service of its own', () => {
  const section = describeSection({
    ...{ name: 'mfe_small', title: 'Small', owner: { team: 'Small', contact: 'small@arena.test' }, mounts: [] },
    ...{ navigation: [], widgets: [], backend: true },
  });
  expect(descriptorOf(folder, section, NOTHING_BUILT)).toMatchObject({ backend: true });
});
