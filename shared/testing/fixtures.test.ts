/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Run {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

const root = path.resolve(__dirname, '../..');

/** Runs the fixtures like `npx jest`. By test: its failure, or null if it passed. */
function run(fixtures: string): Record<string, string | null> {
  const args = ['node_modules/jest/bin/jest.js', '--json', '--runInBand', '--testMatch', `**/testing/fixtures/${fixtures}`];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const tests = (JSON.parse(stdout) as Run).testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(tests.map(({ title, status, failureMessages: [why = 'red'] }) => [title, status === 'passed' ? null : why]));
}

test('an unanswered request, or one that no server accepts, fails even a test that swallows errors', () => {
  const says = run('*.fixture.ts');
  expect(says).toEqual({
    'what is answered and can be read': null,
    'no answer': expect.stringContaining('Nothing in this test answers GET /rooms/{roomId}'),
    'a body that the server refuses': expect.stringContaining('POST /room/{roomId}/winners: the body cannot be written'),
    'a path parameter that the server refuses': expect.stringContaining(
      "GET /rooms/{roomId}: the server refuses the path parameter 'roomId'",
    ),
    'a query parameter that the call does not have': expect.stringContaining("GET /rooms/status has no query parameter 'page'"),
    'an answer that cannot be written': expect.stringContaining('GET /rooms/{roomId}: no server can answer this'),
    'an answer that breaks when it is written': expect.stringContaining('GET /rooms/status: no server can answer this'),
    'an answer that is read otherwise': expect.stringContaining('GET /rooms/{roomId}: an answer that reads otherwise'),
    'a picture that is none': expect.stringContaining('GET /rooms/image/{imageName}: its answer is no Blob.'),
    'no answer on the wire': expect.stringContaining('Nothing in this test answers GET /topup/statistics'),
    'a body on the wire that the server refuses': expect.stringContaining('POST /room/{roomId}/winners: the server refuses the body'),
    'a page that fetches': expect.stringContaining('Nothing in this test answers GET /somewhere'),
  });
});

test('a failed expectation names what is wrong in a few lines, and how to see the elements', () => {
  const failures = Object.entries(run('loud.fixture.tsx')).map(([title, why]) => [title, why?.replaceAll(/^ +at .*\n?/gm, '') ?? '']);
  expect(Object.fromEntries(failures)).toEqual({
    'an element is missing': expect.stringMatching(/"Create promo"[^]*Delete promo 0 \| Promo 1[^]*DEBUG_PRINT_LIMIT=7000/),
    'an element does not appear': expect.stringContaining('Unable to find an element with the text: Promo code used up.'),
    'too many elements': expect.stringContaining('Found multiple elements with the role "button"'),
    'calls that were made': expect.stringMatching(/"roomId": 7[^]*"roomId": 8/),
    'the fake platform itself': expect.stringContaining('"answerQuestions"'),
  });
  expect(failures.filter(([, why = '']) => why.length > 1200)).toEqual([]);
});
