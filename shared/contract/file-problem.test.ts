import { fileProblem } from './file-problem';

const error = (code: string, more: object = {}) => Object.assign(new Error(`${code}: a raw message`), { code, ...more });

test.each([
  ['ENOSPC', { path: '/build/a.js', dest: '/live/a.js' }, "The disk is full, so /live/a.js can't be written. Free some space"],
  ['ENOSPC', { syscall: 'write' }, "The disk is full, so /srv/live can't be written."],
  ['EDQUOT', { path: '/live/a.js' }, "The disk is full, so /live/a.js can't be written."],
  ['EACCES', { path: '/live/.lock' }, 'This user may not use /live/.lock. Run the program as its owner'],
  ['EPERM', { path: '/live/.lock' }, 'This user may not use /live/.lock.'],
  ['EROFS', { address: '/data/db.lock', syscall: 'listen' }, "/data/db.lock can't be written, because its file system is read-only."],
  ['ENOENT', { path: '/live/.staging', syscall: 'mkdir' }, "/live/.staging can't be created: its file system is read-only"],
  ['ENOENT', { path: '/live/key.pem', syscall: 'open' }, "/live/key.pem doesn't exist, or its folder is missing."],
  ['ENOTDIR', { path: '/file/live' }, "/file/live can't be used, because a part of this path is a file."],
])('%s %j is a sentence that names the path', (code, more, sentence) => {
  expect(fileProblem(error(code, more), '/srv/live')).toContain(sentence);
});

test.each([error('ECONNREFUSED'), new Error('no code'), null, undefined, 'ENOSPC'])('%s is no problem with a file', (other) => {
  expect(fileProblem(other, '/srv/live')).toBeNull();
});
