import { loadavg } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { APPS, ROOT } from '../../tooling/apps.ts';
import { fingerprintOf } from '../../tooling/build/fingerprint.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tooling/chromium.ts';
import { startBackend } from './backend.ts';
import { buildCheckout, serveCheckout } from './checkouts.ts';
import { answerBench, consoleSubject, fixtureSubject, oneProgramSubject, type RoundFigures, type Subject } from './console-subjects.ts';
import { buildFederated } from './fixtures/federated/build.ts';
import { builtFixture, serveFixture } from './fixtures/fixtures.ts';
import { buildOneProgram } from './fixtures/one-program/build.ts';
import { buildReactAdmin } from './fixtures/react-admin/build.ts';
import { type Certificate, makeCertificate, startFront } from './secure-front.ts';
import { SLOWER } from './visit.ts';

/*
 * The console as a cheap phone on a slow network meets it, in the form that production uses: published into a folder, served from
 * one origin over HTTP/2, packed with brotli. In the same rounds, for comparison: a smallest federated program, react-admin, the
 * console's own code as one program, and another checkout of this repository when one is named.
 */

const ROUNDS = 7;
/** Above it, before anything is built, something else takes part. Later the builds, the browser and the servers are a load of 2 themselves. */
const QUIET_LOAD = 1.5;

const load = () => loadavg()[0] ?? Number.NaN;
const median = (values: readonly number[]) => {
  const known = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? Number.NaN;
};

/** All programs that are measured, running, each behind a front of its own. */
async function startSubjects(against: string | null, api: string, certificate: Certificate) {
  const closing: (() => Promise<unknown>)[] = [];
  const fronted = async ({ origin, close }: { readonly origin: string; close(): Promise<unknown> }) => {
    const front = await startFront(origin, certificate);
    closing.push(front.close, close);
    return front.origin;
  };
  const subjects: Subject[] = [];
  for (const [name, checkout] of [['this one', ROOT], ...(against === null ? [] : [['the other checkout', against]])] as [
    string,
    string,
  ][]) {
    buildCheckout(checkout);
    subjects.push(consoleSubject(name, await fronted(await serveCheckout(checkout, api))));
  }
  for (const [name, build, subject, sources] of [
    ['federated', buildFederated, fixtureSubject, ''],
    ['react-admin', buildReactAdmin, fixtureSubject, ''],
    ['one-program', buildOneProgram, oneProgramSubject, APPS.map(fingerprintOf).join()],
  ] as const) {
    const folder = await builtFixture(name, build, sources);
    if (folder === null) console.log(`  ${name} is left out: its packages could not be installed here.`);
    else subjects.push(subject(name, await fronted(await serveFixture(folder, api))));
  }
  return { subjects, close: () => Promise.all(closing.map((end) => end())) };
}

/** The rounds of each subject, in turns, so that none is always the first. The first round warms up, and is not counted. */
async function measure(browser: Browser, subjects: readonly Subject[], rounds: number): Promise<Map<string, RoundFigures[]>> {
  const seen = new Map<string, RoundFigures[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (let step = 0; step < subjects.length; step += 1) {
      const subject = subjects[(round + step) % subjects.length];
      const figures = await subject?.round(browser);
      if (round > 0 && subject !== undefined && figures !== undefined) seen.get(subject.name)?.push(figures);
    }
    console.log(`  round ${round} of ${rounds}, load ${load().toFixed(1)}${round === 0 ? ' (not counted)' : ''}`);
  }
  return seen;
}

const shown = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(Math.abs(value) < 1 ? 4 : value < 100 ? 1 : 0));

/** Each figure's median, and the median of the ratios of the rounds: both of a ratio were measured one after the other. */
function report(seen: ReadonlyMap<string, readonly RoundFigures[]>): void {
  const [[, ours = []] = [], ...others] = [...seen];
  const columns = ['this one', ...others.flatMap(([name]) => [name, 'ratio'])];
  console.log(`  ${''.padEnd(36)}${columns.map((name) => name.padStart(name === 'ratio' ? 8 : 20)).join('')}`);
  for (const figure of Object.keys(ours[0] ?? {})) {
    const cells = others.map(([, theirs]) => {
      const ratios = ours.map((one, round) => (one[figure] ?? Number.NaN) / (theirs[round]?.[figure] ?? Number.NaN));
      const ratio = median(ratios.filter(Number.isFinite));
      const value = median(theirs.map((one) => one[figure] ?? Number.NaN));
      return shown(value).padStart(20) + (Number.isNaN(ratio) ? '–' : `${ratio.toFixed(2)}x`).padStart(8);
    });
    console.log(`  ${figure.padEnd(36)}${shown(median(ours.map((one) => one[figure] ?? Number.NaN))).padStart(20)}${cells.join('')}`);
  }
}

interface ConsoleBenchOptions {
  /** Seven when left out. */
  readonly rounds?: number;
  /** The folder of another checkout, with its packages installed. */
  readonly against?: string;
}

export async function benchConsole({ rounds = ROUNDS, against }: ConsoleBenchOptions): Promise<void> {
  const before = load();
  const certificate = makeCertificate();
  const backend = await startBackend(answerBench);
  const { subjects, close } = await startSubjects(against === undefined ? null : path.resolve(against), backend.origin, certificate);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS, certificate.argument] });
  try {
    console.log(
      `Console, published, one origin, HTTP/2 with brotli (a front in Node; nginx often lacks brotli), 1.6 Mbit/s, 150 ms, processor ${SLOWER} times slower`,
    );
    const seen = await measure(browser, subjects, rounds);
    console.log(
      `Medians of ${rounds} rounds, ratios paired by round; bytes with headers; load ${before.toFixed(1)} before, ${load().toFixed(1)} after`,
    );
    report(seen);
    if (before > QUIET_LOAD)
      console.log(`The load was over ${QUIET_LOAD} before: something else ran as well, and the times are not to be used.`);
  } finally {
    await browser.close();
    await close();
    await backend.close();
  }
}
