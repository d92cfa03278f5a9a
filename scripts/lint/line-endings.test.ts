/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('every text file has LF line endings in every checkout', () => {
  const listed = execFileSync('git', ['ls-files', '--eol'], { cwd: path.resolve(__dirname, '../..'), encoding: 'utf8' });
  const wrong = listed.split('\n').filter((line) => /^i\/(lf|crlf|mixed)/.test(line) && !/^i\/lf .*eol=lf/.test(line));
  expect(wrong).toEqual([]);
});
