import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cohortOf } from '@arena/shared/contract';

test('the first script of the document puts a person where the program does', () => {
  const text = readFileSync(path.join(__dirname, '../../boot.js'), 'utf8');
  const [, body = ''] = /var cohortOf = (function \(section, userId\) \{[\s\S]*?\n {2}\});/.exec(text) ?? [];
  const early = new Function(`return ${body}`)() as typeof cohortOf;
  for (const section of ['mfe_rooms', 'mfe_users'])
    for (let id = 0; id < 2000; id += 1) expect(early(section, id * 37)).toBe(cohortOf(section, id * 37));
});
