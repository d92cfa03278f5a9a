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
function run(): Record<string, string | null> {
  const args = ['node_modules/jest/bin/jest.js', '--json', '--runInBand', '--testMatch', '**/testing/fixtures/*.fixture.ts'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const tests = (JSON.parse(stdout) as Run).testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(tests.map(({ title, status, failureMessages: [why = 'red'] }) => [title, status === 'passed' ? null : why]));
}

test('an unanswered request, or one that no server accepts, fails even a test that swallows errors', () => {
  const says = run();
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
