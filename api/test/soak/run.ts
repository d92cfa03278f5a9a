// `DATABASE_URL=… npm run soak -w api -- [minutes]`: 20 administrators on every screen of the console, against a database that `npm run
// scale -w api` has filled, and how much memory the server's process holds in the meantime.
import { startBuiltApi } from '../built-api';
import { SCREEN_CALLS } from '../scale/calls';
import { growthOf, memoryOf, soak } from './soak';

const ADMINISTRATORS = 20;
const MOST_MEGABYTES = 300;
/** More is a leak. */
const MOST_GROWTH = 1.1;

const minutes = Number(process.argv[2] ?? '5');
if (!process.env.DATABASE_URL || !(minutes > 0)) {
  console.error('Usage: DATABASE_URL=postgres://… npm run soak -w api -- [minutes]');
  process.exit(2);
}

const { origin, token, pid, stop } = await startBuiltApi();
const cell = (value: number | string, width = 9) => String(value).padStart(width);

try {
  console.log(
    `${(await memoryOf(pid)).toFixed(0)} MB before the first call\n\n${['seconds', 'MB', 'calls', 'slowest'].map((word) => cell(word)).join('')}`,
  );
  const samples = await soak({
    ...{ pid, origin, token, calls: SCREEN_CALLS, administrators: ADMINISTRATORS, seconds: minutes * 60, everySeconds: 5, lookMs: 100 },
    onSample: ({ seconds, megabytes, calls, slowestMs }) =>
      console.log([seconds.toFixed(0), megabytes.toFixed(0), calls, `${slowestMs.toFixed(0)} ms`].map((value) => cell(value)).join('')),
  });
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const growth = growthOf(samples);
  console.log(
    `\nAt most ${most.toFixed(0)} MB (asked: ${MOST_MEGABYTES}); at the end ${growth.toFixed(2)} times what it was at the beginning.`,
  );
  process.exitCode = most <= MOST_MEGABYTES && growth <= MOST_GROWTH ? 0 : 1;
} finally {
  stop();
}
