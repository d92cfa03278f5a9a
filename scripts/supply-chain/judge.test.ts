/** @jest-environment node */
import { auditOf, isAllowed, refusedLicenses } from './judge.ts';

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

test('allows more licenses for tools that are not shipped, and names the package and the remedy in each refusal', () => {
  const of = (name: string, license: string | null, dev = false) => ({ name, version: '1.0.0', license, dev });
  const readByAPerson = { ...of('spawndamnit', 'SEE LICENSE IN LICENSE', true), version: '3.0.1' };
  expect(refusedLicenses([of('a', 'MIT'), of('tool', 'MPL-2.0', true), readByAPerson])).toEqual([]);
  expect(refusedLicenses([of('a', 'MPL-2.0'), of('b', null, true)])).toEqual([
    expect.stringMatching(/^a 1\.0\.0 \(in what is shipped\) has the license MPL-2\.0, .+ take another package/),
    expect.stringMatching(/^b 1\.0\.0 \(a tool\) has the license that it does not name/),
  ]);
});

test('reports a registry that does not answer without failing, and fails on a vulnerability', () => {
  expect(auditOf('')).toEqual({ ok: true, line: expect.stringContaining('not known, as the registry did not answer (no answer)') });
  expect(auditOf('null').ok).toBe(true);
  expect(auditOf('{"message":"405 Method Not Allowed"}')).toEqual({ ok: true, line: expect.stringContaining('405 Method Not Allowed') });
  expect(auditOf('{"metadata":{"vulnerabilities":{"total":0}}}')).toEqual({
    ok: true,
    line: 'Vulnerabilities: none known in what is shipped',
  });
  expect(auditOf('{"metadata":{"vulnerabilities":{"total":2}}}').ok).toBe(false);
});
