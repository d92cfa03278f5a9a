/** @jest-environment node */
import { auditOf, isAllowed, refusedLicences } from './judge.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['MPL-2.0', false],
  ['(MIT OR GPL-3.0-only) AND GPL-3.0-only', false],
])('what is shipped may be under %s: %s', (expression, allowed) => expect(isAllowed(expression, false)).toBe(allowed));

test('a tool that nobody is given may ask more, and each refusal says of whom, and what to do', () => {
  const of = (name: string, license: string | null, dev = false) => ({ name, version: '1.0.0', license, dev });
  expect(refusedLicences([of('a', 'MIT'), of('tool', 'MPL-2.0', true)])).toEqual([]);
  expect(refusedLicences([of('a', 'MPL-2.0'), of('b', null, true)])).toEqual([
    expect.stringMatching(/^a 1\.0\.0 \(in what is shipped\) has the licence MPL-2\.0, .+ take another package/),
    expect.stringMatching(/^b 1\.0\.0 \(a tool\) has the licence that it does not name/),
  ]);
});

test('a registry that does not answer fails nothing and is named; one that knows something does', () => {
  expect(auditOf('')).toEqual({ ok: true, line: expect.stringContaining('not known, as the registry did not answer (no answer)') });
  expect(auditOf('null').ok).toBe(true);
  expect(auditOf('{"message":"405 Method Not Allowed"}')).toEqual({ ok: true, line: expect.stringContaining('405 Method Not Allowed') });
  expect(auditOf('{"metadata":{"vulnerabilities":{"total":0}}}')).toEqual({
    ok: true,
    line: 'Vulnerabilities: none known in what is shipped',
  });
  expect(auditOf('{"metadata":{"vulnerabilities":{"total":2}}}').ok).toBe(false);
});
