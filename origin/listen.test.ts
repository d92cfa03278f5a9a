/** @jest-environment node */
import { listen } from './listen.ts';

const failing = async (error: Error): Promise<string> => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await listen('shell', 'PORT', () => Promise.reject(error));
  expect(exit).toHaveBeenCalledWith(1);
  return said.mock.calls.map((words) => words.join(' ')).join('\n');
};
afterEach(() => jest.restoreAllMocks());

test.each([
  [Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/srv/live' }), 'This user may not use /srv/live.'],
  [new Error("PLATFORM_TIME_ZONE 'Mars' is not a time zone"), "shell could not start: PLATFORM_TIME_ZONE 'Mars' is not a time zone"],
  [Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 }), 'Port 3000 is taken. Choose another for shell'],
])('a start that fails ends with a sentence: %s', async (error, sentence) => {
  expect(await failing(error)).toContain(sentence);
});
