/** @jest-environment node */
import fastify from 'fastify';
import { errorPage } from '../tooling/build/error-page.ts';
import { serveErrorPages } from './error-pages.ts';

const PAGE = `# S-99: a code

## What you see

A sentence of
two lines, **strong**, with <b>no element</b> and \`code\`.

- One thing
- Another,
  in two lines
`;

test('a page is made of headings, paragraphs, lists, code and strong words, and of nothing else', () => {
  const page = errorPage(PAGE);
  expect(page).toContain('<title>S-99: a code · Arena</title>');
  expect(page).toContain('<p>A sentence of two lines, <strong>strong</strong>, with &lt;b>no element&lt;/b> and <code>code</code>.</p>');
  expect(page).toContain('<ul><li>One thing</li><li>Another, in two lines</li></ul>');
});

test('a page of the live shell is sent with a policy that lets nothing in it run', async () => {
  const read = (file: string) => {
    if (file === 'error-S-99.html') return errorPage(PAGE);
    throw new Error(`${file} is not there.`);
  };
  const app = fastify({ forceCloseConnections: true });
  serveErrorPages(app, read);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}/-/errors/S-99`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'none'/,
  );
  expect(await answer.text()).toBe(errorPage(PAGE));
  for (const address of ['/-/errors/S-98', '/-/errors/..%2Findex', '/-/errors/S-99.html'])
    expect((await fetch(url + address)).status).toBe(404);
  await app.close();
});
