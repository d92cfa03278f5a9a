import type { Publisher } from '../publisher.ts';
import type { CanaryRules, FiguresSource } from './people.ts';
import { CanaryWatch, type Ending, type News } from './watch.ts';

const LOOKS_EVERY_MS = 5000;
/** What the process ends with: 1 when the candidate is not live because of something that a person should look at. */
const EXIT_CODES: Readonly<Record<Ending, number>> = { promoted: 0, stopped: 130, 'rolled back': 1, 'changed by others': 1 };

/** `canary … --watch`: follows the candidate until it ends, or until Ctrl-C. Answers the code to end with. */
export async function watchFromTerminal(
  publisher: Publisher,
  figures: FiguresSource,
  subject: { readonly folder: string; readonly version: string; readonly share: number },
  rules: CanaryRules,
  json: boolean,
): Promise<number> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const report = (news: News) => console.log(json ? JSON.stringify(news) : `${news.at.slice(11, 19)}  ${news.text}`);
  const how = { rules, stop: stopping.signal, everyMs: LOOKS_EVERY_MS, report };
  const watch = new CanaryWatch({ publisher, figures, ...subject, ...how });
  return EXIT_CODES[await watch.run()];
}
