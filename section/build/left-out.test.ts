import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { leavingOut, leavingOutServersWords } from './left-out.ts';

interface Options {
  readonly never?: readonly string[];
  readonly always?: Readonly<Record<string, string>>;
}

const leaveOut = jest.requireActual<(this: unknown, source: string) => string>('./lean/leave-out.cjs');
const through = (source: string, options: Options) => leaveOut.call({ getOptions: () => options, resourcePath: 'a/package.js' }, source);

const SOURCE = `function kept(a) {
  return restore(a);
}
function restore(a) {
  if (a) {
    return restoring || a;
  }
}
var restoring = !1,
  other = thing.restoring;
restoring = !0;
`;

describe('leaving parts of a package out', () => {
  it('drops the body of what is never called, and says its name to whoever calls it', () => {
    expect(through(SOURCE, { never: ['restore'] })).toContain("function restore(a) { throw Error('restore is left out'); }\nvar restoring");
  });

  it('puts a value where it is read, and leaves its definition and its namesakes', () => {
    const text = through(SOURCE, { always: { restoring: '!1' } });
    expect(text).toContain('return !1 || a;');
    expect(text).toContain('var restoring = !1,\n  other = thing.restoring;\nrestoring = !0;');
  });

  it('takes what is read as it stands, whatever signs are in it', () => {
    expect(through('if (a === "x" || b[0]) go(a * 2);', { always: { 'a === "x" || b[0]': '!1', 'a * 2': '4' } })).toBe('if (!1) go(4);');
  });

  it.each([{ never: ['gone'] }, { always: { gone: '!1' } }])('fails the build for what is there no more: %j', (options) => {
    expect(() => through(SOURCE, options)).toThrow('a/package.js has no gone any more');
  });

  it.each(leavingOut().map(({ resource, options }) => [resource as string, options as Options]))(
    'leaves a program in %s',
    (file, options) => {
      const text = readFileSync(file, 'utf8');
      const left = through(text, options);
      expect(left).not.toBe(text);
      expect(() => parseSync(left, { syntax: 'ecmascript', target: 'es2022' })).not.toThrow();
    },
  );
});

describe("leaving the server's words out of the contract", () => {
  const folder = path.resolve(__dirname, '../../shared/contract/calls');
  const tables = readdirSync(folder).filter((name) => !name.includes('.test.'));
  const leaveWords = jest.requireActual<(source: string) => string>('./lean/leave-servers-words.cjs');
  const count = (text: string, member: RegExp) => [...text.matchAll(member)].length;

  it.each(tables)('leaves the calls of %s, without what they are for', (name) => {
    const file = path.join(folder, name);
    expect(leavingOutServersWords.test).toEqual(expect.any(RegExp));
    expect(file).toMatch(leavingOutServersWords.test as RegExp);
    const text = readFileSync(file, 'utf8');
    const left = leaveWords(text);
    expect(left).not.toMatch(/\b(summary|access):/);
    for (const member of [/\bmethod:/g, /\bpath:/g, /\bresponse:/g, /\bstatus:/g]) expect(count(left, member)).toBe(count(text, member));
    expect(() => parseSync(left, { syntax: 'typescript', target: 'es2022' })).not.toThrow();
  });

  it('takes no word of what is about it', () => {
    const call = `{ summary: 'It\\'s paid, "once": access', path: '/a', access: "admin", body: summaryOf({ access }) }`;
    expect(leaveWords(call)).toBe("{  path: '/a',  body: summaryOf({ access }) }");
  });
});
