import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { addUser } from '../../test/builders';
import { type Answer, messageOf, useTestServer } from '../../test/test-server';
import { passwordProblem, prepareRules } from './passwords';

const server = useTestServer();
const OLD = 'the old password';
const AMARA = { name: 'Amara Khan', email: 'amara.khan@example.com' };

const SPACES = 'The password is only spaces. Choose one with letters, digits or other characters.';
const OWNERS = 'This password is too similar to your name or email address. Choose a different one.';
const EASY = 'This password is too easy to guess. Choose a longer one, or several unrelated words.';

const register = (password: string) => server.call('POST /auth/register', { body: { ...AMARA, password } });

async function add(password: string): Promise<Answer> {
  const admin = await addUser(server, 'Boss', { admin: true });
  const { body } = await server.call('POST /users/code', { as: admin, body: { email: AMARA.email } });
  const { otp } = body as { otp: string };
  return server.call('POST /users/', { as: admin, body: { ...AMARA, mobileNo: '+254 700 000001', password, otp } });
}

async function change(newPassword: string): Promise<Answer> {
  const user = await addUser(server, AMARA.name, { password: OLD });
  return server.call(`PUT /users/${user.id}/password`, { as: user, body: { oldPassword: OLD, newPassword } });
}

const REFUSED: readonly [sentence: string, ...passwords: string[]][] = [
  [SPACES, '          ', '\t \u00a0 \u3000      '],
  [OWNERS, 'amara.khan@example.com', 'Amara Khan', 'AMARAKHAN123', 'khan-amara-99', 'xAmaraKhan!!', '@example.com1'],
  [EASY, 'password12', 'Password123!', 'P@ssw0rd1234', '1234567890', 'qwertyuiop', 'iloveyou123', 'aaaaaaaaaaaa', 'passwordpassword'],
];

before(prepareRules);

describe('a password that is chosen', () => {
  for (const [way, field, choose] of [
    ['by registering', 'password', register],
    ['for a new user', 'password', add],
    ['in place of another', 'newPassword', change],
  ] as const) {
    for (const [sentence, password = ''] of REFUSED)
      it(`${way} may not be ${JSON.stringify(password)}`, async () => {
        const { status, body } = await choose(password);
        assert.deepEqual([status, body], [400, { message: sentence, success: false, field }]);
      });

    it(`${way} has at least ten characters`, async () => {
      const answer = await choose('k7#mQ2!xz');
      assert.deepEqual([answer.status, messageOf(answer)], [400, `The field '${field}' must have at least 10 characters.`]);
    });
  }

  for (const [way, status, choose] of [
    ['by registering', 201, register],
    ['for a new user', 201, add],
    ['in place of another', 200, change],
  ] as const)
    it(`${way} may be several words`, async () => assert.equal((await choose('quiet lantern river')).status, status));

  for (const [sentence, ...passwords] of REFUSED)
    for (const password of passwords)
      it(`is refused: ${JSON.stringify(password)}`, async () => assert.equal(await passwordProblem(password, AMARA), sentence));

  for (const password of [
    'k7#mQ2!xzW',
    'correct horse battery',
    'Amara rides 7 grey mules',
    'пароль из пяти слов',
    '秘密の言葉をここに書く',
  ])
    it(`is accepted: ${password}`, async () => assert.equal(await passwordProblem(password, AMARA), null));

  for (const shape of [
    '4@8({[<369&#!1/|0$5+7%2',
    'a',
    '1',
    '0123456789',
    'p4$$w0rd',
    '1991.12.11',
    '@4aA$5sS!1iI',
    'e\u0301',
    '\ud83d\ude00',
  ])
    it(`of 200 characters ${JSON.stringify(shape)} is looked at in no time`, async () => {
      let fastest = Infinity;
      for (let turn = 0; turn < 5; turn += 1) {
        // CPU time: other tests run at the same time.
        const start = process.cpuUsage();
        await passwordProblem(shape.repeat(200).slice(0, 200), AMARA);
        const { user, system } = process.cpuUsage(start);
        fastest = Math.min(fastest, (user + system) / 1000);
      }
      assert.ok(fastest < 20, `${fastest} ms`);
    });
});

describe('an older password', () => {
  it('still signs in, however short or common', async () => {
    await addUser(server, 'Amara', { password: '12345678' });
    const { status } = await server.call('POST /auth/login', { body: { username: 'amara@example.com', password: '12345678' } });
    assert.equal(status, 200);
  });
});
