import { describeReadings } from './describe-readings';
import { CALLS } from './samples';
import { READINGS } from './screens';

jest.mock('@arena/shared/ui/charts', () => ({ Chart: () => null }));
jest.mock('../../../shell/src/sections/loader', () => ({ fetchSection: jest.fn() }));

/** Reads that no screen shows, and why. */
const WITHOUT_A_SCREEN: Readonly<Record<string, string>> = {
  'platformCalls.health': 'asked by those who run the server',
  'platformCalls.capabilities': 'any other answer than the list means none: shared/platform/api/capabilities.test.ts',
  'sessionCalls.administrator': 'asked by the origin: origin/administrator.test.ts',
  'userCalls.account': 'asked before a role is granted, and to compare: mfe-users/src/users/roles/roles.test.tsx',
  'sectionTokenCalls.keys': 'read by the services of sections: api/src/auth/section-tokens.test.ts',
  'sessionCalls.logout': 'nothing is read from it: shell/src/session/LogoutPage.test.tsx',
};

test('every read of the contract is in the table', () => {
  const inTable = new Set(READINGS.map(({ call }) => call));
  const reads = CALLS.filter(([, call]) => call.method === 'GET');
  const left = reads.filter(([name, call]) => !inTable.has(call) && WITHOUT_A_SCREEN[name] === undefined);
  expect(left.map(([name]) => name)).toEqual([]);
  expect(reads.length).toBeGreaterThan(35);
});

describeReadings(0);
