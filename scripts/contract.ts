// `npm run contract`: writes the types that the shell and the sections share into shared/contract-report/.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../tooling/apps.ts';
import { hashOf, makeReport } from '../ship/contract/report.ts';
import { readFrozen, readReport, STALE, writeReport } from '../ship/contract/stored.ts';
import { objectionTo, windowObjection } from '../ship/contract/version.ts';

const SHARED = path.join(ROOT, 'shared');
const SWITCH = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { check: SWITCH, accept: SWITCH } });
const before = readReport(SHARED);
const after = makeReport(ROOT);
const unchanged = before !== null && hashOf(before) === hashOf(after);

if (values.check === true) {
  if (!unchanged) console.error(STALE);
  process.exit(unchanged ? 0 : 1);
}
const frozen = [before, readFrozen(SHARED)].find((report) => report?.contract === after.previous?.contract) ?? null;
const objections = before === null || unchanged ? [] : [objectionTo(before, after), windowObjection(after, frozen)];
for (const objection of objections) if (objection !== null) console.error(objection);
if (objections.some((objection) => objection !== null) && values.accept !== true) {
  console.error('Nothing was written. With --accept (npm run contract -- --accept) it is written as it is.');
  process.exit(1);
}
if (!unchanged) writeReport(SHARED, after, after.previous === undefined ? null : frozen);
console.log(`Contract ${after.contract}: ${unchanged ? 'nothing changed' : 'written to shared/contract-report/'}.`);
