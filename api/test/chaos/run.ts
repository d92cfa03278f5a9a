// `npm run chaos -w api`: payments while the database is restarted, killed and robbed of its connections; each counted once.
// `-- --rounds 10 --payments 50 --minutes 5` for less; `-- --standby` with a standby that is promoted when the primary has ended.
import { parseArgs } from 'node:util';
import { Chaos, type Round } from './chaos';
import { findPostgres } from './cluster';
import { pair, single } from './stages';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    payments: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    standby: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const payments = Number(values.payments);
const end = Date.now() + Number(values.minutes) * 60_000;

const sum = (list: readonly Round[], of: (round: Round) => number) => list.reduce((total, round) => total + of(round), 0);

function rowOf(list: readonly Round[]) {
  return {
    rounds: list.length,
    deaths: sum(list, ({ deaths }) => deaths),
    payments: list.length * payments,
    'credited once': sum(list, ({ once }) => once),
    never: sum(list, ({ never }) => never),
    twice: sum(list, ({ twice }) => twice),
    'wrong books': sum(list, ({ wrong }) => wrong),
    'answers 503': sum(list, ({ unavailable }) => unavailable),
    'no answer': sum(list, ({ unanswered }) => unanswered),
    'other answers': sum(list, ({ complaints }) => complaints.length),
    'longest gap, s': Math.round(Math.max(0, ...list.map(({ longestGapMs }) => longestGapMs)) / 100) / 10,
  };
}

const isGood = (round: Round) =>
  round.deaths === 0 && round.once === payments && round.wrong === 0 && round.unanswered === 0 && round.complaints.length === 0;

async function main(): Promise<boolean> {
  const programs = findPostgres();
  if (programs === null) throw new Error('There is no PostgreSQL server on this machine (initdb, pg_ctl).');
  const done: Round[] = [];
  const stage = await (values.standby ? pair(programs) : single(programs));
  const names = Object.keys(stage.faults);
  const chaos = await Chaos.start(stage);
  try {
    while (done.length < rounds && Date.now() < end) {
      const fault = names[done.length < names.length ? done.length : Math.floor(Math.random() * names.length)] ?? '';
      const round = await chaos.round(fault, payments);
      done.push(round);
      if (!isGood(round)) console.error(`Round ${done.length}: ${JSON.stringify(round)}`);
    }
  } finally {
    await chaos.end();
  }
  const table = Object.fromEntries(names.map((name) => [name, rowOf(done.filter(({ fault }) => fault === name))]));
  console.table({ ...table, 'all rounds': rowOf(done) });
  if (done.length < rounds) console.error(`Only ${done.length} of ${rounds} rounds fitted into ${values.minutes} minutes.`);
  return done.length === rounds && done.every(isGood);
}

main().then(
  (good) => process.exit(good ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
