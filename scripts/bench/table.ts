import { CALL_TABLES } from '@arena/shared/contract';
import { SAMPLES } from '../testing/answers/samples.ts';
import { type Bar, type Figures, measure, type Profiles, report, withProfiles } from './measure.ts';
import { buildPlainTable } from './rivals.ts';
import { type Answer, makeCertificate, serveConsole, serveRival, startBackend } from './serve.ts';
import { type Goal, open, timesTo } from './visit.ts';

// Compares search latency in the tournament table with a plain virtualized table of the same rows.

const COUNT = 10_000;
const TYPED = 'aurorachampions';

// Titles start with prefixes of the text, so that each letter removes a sixteenth of the rows.
const [sample] = SAMPLES.get(CALL_TABLES.tournamentCalls.search) as readonly object[];
const ROWS = Array.from({ length: COUNT }, (_, index) => ({
  ...sample,
  postId: index + 1,
  title: `${TYPED.slice(0, index % (TYPED.length + 1))}z ${(index * 7919) % COUNT}`,
  content: 'Be there on time, in full strength. No emulators: ten were found in June.'.replaceAll('a', 'e'),
  status: ['PENDING', 'ONGOING', 'COMPLETED'][index % 3],
  startTime: [2026, 1 + (index % 12), 1 + (index % 28), index % 24, 30],
  winingPrices: ((index * 7919) % 5000) + 0.5,
  totalParticipant: index % 120,
}));
export type Tournament = (typeof ROWS)[number];
const found = (text: string) => ROWS.filter(({ title, content }) => `${title}\n${content}`.toLowerCase().includes(text));
const answer: Answer = (call, query) => {
  if (call === '/posts/search') return found((query.get('keywords') ?? '').toLowerCase());
  const content = call === '/posts' ? ROWS : [];
  return { content, pageNumber: 0, pageSize: COUNT, totalElements: content.length, totalPages: 1, lastPage: true };
};

const rowsShown = (count: number): Goal => ({
  selector: `table[aria-rowcount="${count + 1}"]:not([aria-busy=true]):not(:has([aria-busy=true], tbody tr:empty))`,
  count: 1,
});
const LETTERS = [...TYPED].map((_, index) => rowsShown(found(TYPED.slice(0, index + 1)).length));

/** Returns the median and 95th percentile of the letters' latencies (ms). */
const typeInto = (profiles: Profiles, url: string): Promise<Figures> =>
  profiles(async (context) => {
    const opened = await open(context);
    const { page } = opened;
    await page.goto(url);
    await page.locator(rowsShown(COUNT).selector).waitFor();
    await page.getByRole('searchbox').focus();
    const times = await timesTo(opened, LETTERS, async () => {
      const sent: Promise<void>[] = [];
      for (const letter of TYPED) {
        // A typist doesn't wait for the page.
        sent.push(page.keyboard.type(letter));
        await page.waitForTimeout(130);
      }
      await Promise.all(sent);
    });
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
    return { p50: at(0.5), p95: at(0.95) };
  });

const BARS: readonly Bar[] = [0.5, 0.95].map((part) => [`key to painted result, p${part * 100} / plain`, 1.3, `p${part * 100}`, 'plain']);

export async function bench(rounds = 5): Promise<void> {
  const { pem, argument } = makeCertificate();
  const api = await startBackend(answer);
  const origin = await serveConsole(api, pem);
  const plain = await serveRival(await buildPlainTable(), api, pem);
  await withProfiles(argument, async (profiles) => {
    const programs = { console: () => typeInto(profiles, `${origin}/admin/tournaments`), plain: () => typeInto(profiles, plain) };
    report(await measure(programs, rounds), BARS);
  });
}
