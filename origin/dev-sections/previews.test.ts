/** @jest-environment node */
import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEV_SECTIONS_PATH, type PublishedRegistry, PREVIEWS_PATH } from '@arena/shared/contract/publishing';
import { createPreview, stopPreview } from '../../ship/previews.ts';
import type { Publisher } from '../../ship/publisher.ts';
import { writeBuild } from '../../ship/testing/small-build.ts';
import { type Answer, OWN_PAGE, testConsole } from './testing/index.ts';

const ADMIN = { authorization: 'Bearer admin' };
type Headers = Record<string, string>;

let site: Awaited<ReturnType<typeof testConsole>>;
let publisher: Publisher;
let server: Awaited<ReturnType<typeof site.serve>>;
beforeEach(async () => {
  site = await testConsole(true);
  ({ publisher } = site);
  server = await site.serve(undefined, true);
});
afterEach(() => site.close());

async function preview() {
  const build = writeBuild(path.join(site.live, '../new'), '1.0.0', 'new', 1, { trustedTypes: ['small-policy'] });
  const { previews = [] } = await createPreview(publisher, [{ folder: 'mfe-small', build }]);
  return previews.at(-1)!;
}
const look = (id: string, headers: Headers = ADMIN, at = server) => at({ url: `${PREVIEWS_PATH}/${id}`, headers });
const agree = (id: unknown, headers: Headers = {}, at = server) =>
  at({ method: 'POST', url: DEV_SECTIONS_PATH, headers: { ...OWN_PAGE, ...ADMIN, ...headers }, payload: JSON.stringify({ preview: id }) });
const cookieIn = ({ cookie = '' }: Answer) => cookie.split(';')[0] ?? '';
const runs = async (cookie: string, headers: Headers = ADMIN, at = server) => {
  const { status, body, cookie: sent } = await at({ url: DEV_SECTIONS_PATH, headers: { cookie, ...headers } });
  return {
    status,
    preview: (JSON.parse(body) as { preview?: { id: string } | null }).preview,
    ended: sent?.includes('Max-Age=0') === true,
  };
};
const documentOf = async (cookie = '', at = server) => {
  const { body, headers } = await at({ url: '/admin', headers: { cookie } });
  return { body, policy: String(headers['content-security-policy']).replaceAll(/nonce-[^']+/g, 'nonce') };
};

test('an administrator who has the link sees what it would run, agrees, and gets it signed, in that session alone', async () => {
  const made = await preview();
  expect(JSON.parse((await look(made.id)).body)).toEqual(made);
  const plain = await documentOf();
  const answer = await agree(made.id);
  expect(answer.cookie).toMatch(/^arena-dev-sections=[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
  const cookie = cookieIn(answer);
  expect(await runs(cookie)).toEqual({ status: 200, preview: made, ended: false });
  const { body, policy } = await documentOf(cookie);
  expect(body.replace(',"devSections":true', '')).toBe(plain.body);
  // A section that is new here, and its own Trusted Types policy.
  expect(policy).toMatch(/script-src [^;]*\/live\/mfe-small\//);
  expect(policy).toContain('trusted-types default small-policy');
  expect(plain.policy).not.toContain('small');
  const { base, descriptor } = made.sections[0]!.live;
  for (const file of ['files.json', descriptor.mounts[0]!.preload[0]!]) expect((await server({ url: base + file })).status).toBe(200);
  // What every browser gets names neither the preview nor its versions.
  for (const url of ['/registry.json', '/admin']) expect((await server({ url, headers: { cookie } })).body).not.toContain('-preview.');

  for (const authorization of ['Bearer other-admin', 'Bearer player', ''])
    expect(await runs(cookie, { authorization })).toMatchObject({ preview: undefined, ended: true });
  site.administrators.delete(ADMIN.authorization);
  expect((await runs(cookie)).status).toBe(403);
});

test('who is no administrator learns nothing of a preview and starts none; nor does a page of another origin', async () => {
  const { id } = await preview();
  for (const authorization of ['Bearer player', '']) {
    expect((await look(id, { authorization })).status).toBe(403);
    expect(await agree(id, { authorization })).toMatchObject({ status: 403, cookie: undefined });
  }
  expect(await agree(id, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, cookie: undefined });
});

test('an id that names no preview, and a grant that was altered or signed elsewhere, run nothing', async () => {
  const { id } = await preview();
  for (const wrong of ['x'.repeat(32), id.slice(1), '', 7, null, { id }, [id]])
    expect(await agree(wrong)).toMatchObject({ status: 404, cookie: undefined });
  expect((await look('x'.repeat(32))).body).toContain('There is no such preview');
  const [text = '', signature = ''] = cookieIn(await agree(id))
    .split('=')[1]!
    .split('.');
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  const altered = Buffer.from(JSON.stringify({ ...grant, until: 9e15 })).toString('base64url');
  for (const value of [`${altered}.${signature}`, text, `${text}.${'x'.repeat(43)}`])
    expect((await runs(`arena-dev-sections=${value}`)).preview).toBeUndefined();
});

test('a preview that was stopped or has expired leaves the live versions, and the browser learns of it until it gives the grant back', async () => {
  const stopped = await preview();
  const cookie = cookieIn(await agree(stopped.id));
  await stopPreview(publisher, stopped.id, '');
  expect(await runs(cookie)).toEqual({ status: 200, preview: null, ended: false });
  expect((await documentOf(cookie)).policy).not.toContain('small');
  const { id, until } = await preview();
  const later = cookieIn(await agree(id));
  site.clock.now = until - 1;
  expect((await runs(later)).preview).toMatchObject({ id });
  site.clock.now = until;
  expect(await runs(later)).toMatchObject({ preview: null, ended: false });
  expect([(await look(id)).status, (await agree(id)).status]).toEqual([404, 404]);
});

test('previews that others have written into the folder’s registry are none, and their files are not sent', async () => {
  const { id, sections } = await preview();
  const file = path.join(site.live, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as PublishedRegistry;
  for (const changes of [{ until: 9e15 }, { signature: undefined }, { by: 'Mallory' }]) {
    writeFileSync(file, JSON.stringify({ ...registry, previews: registry.previews?.map((one) => ({ ...one, ...changes })) }));
    expect((await look(id)).status).toBe(404);
    expect((await server({ url: `${sections[0]!.live.base}files.json` })).status).toBe(404);
  }
  writeFileSync(file, JSON.stringify(registry));
  expect((await look(id)).status).toBe(200);
});

test('switched off, links and grants run nothing', async () => {
  const { id } = await preview();
  const cookie = cookieIn(await agree(id));
  const off = await site.serve({ allowed: ['http://localhost:*'] });
  expect([(await look(id, ADMIN, off)).status, (await agree(id, {}, off)).status, (await runs(cookie, ADMIN, off)).preview]).toEqual([
    404,
    404,
    null,
  ]);
  const none = await site.serve(undefined);
  expect((await documentOf(cookie, none)).body).not.toContain('devSections');
});
