import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { leavingOut } from './left-out.ts';

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
