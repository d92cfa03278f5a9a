import { DISTURBANCES, randomRuns, runOnce, wealthyClient } from '../harness/once.ts';
import { financeServer } from '../harness/finance-server.ts';
import { test } from '../harness/test.ts';

// `npm test -- exactly-once` sets a longer row; the test has every disturbance once.
const RUNS = Number(process.env.ONCE_RUNS ?? DISTURBANCES.length);
const SEED = Number(process.env.ONCE_SEED ?? 20_261_121);

test(`no request is credited or debited twice: ${RUNS} random runs`, async ({ platform, browser }) => {
  test.setTimeout(60_000 + RUNS * 15_000);
  const server = await financeServer(platform);
  const client = await wealthyClient(server, RUNS);
  for (const [index, run] of randomRuns(RUNS, SEED).entries()) {
    await test.step(`${index + 1}: ${JSON.stringify(run)}`, () => runOnce({ console: platform, server, browser }, run, client));
    if (RUNS > 20)
      console.log(
        `${index + 1}/${RUNS} ${run.kind} ${run.verb.toLowerCase()}, ${run.disturbance}${run.carriedOut ? ', carried out' : ''}: once`,
      );
  }
});
