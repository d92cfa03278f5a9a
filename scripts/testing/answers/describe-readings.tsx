import { type FakeWire, installFakeWire } from '@arena/shared/testing';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { auth } from '../../../shell/src/session/auth-store';
import { ANSWERS, type AnswerName, goodReply, replyOf, SAID } from './answers';
import { SAMPLES } from './samples';
import { READINGS, type Reading, type Verdict } from './screens';

/* Tests every read on every screen with every kind of answer, through the real client and codecs. */

// Skips visibility checks, which take most of the time: nothing is hidden on these pages.
configure({ defaultHidden: true });
const SAYS_MISSING = /been deleted|not found|may have been removed|No room (data )?found|No data found|No winners found/i;
const RETRY = /^(Retry|Try again)/;
let wire: FakeWire;

function install({ call, capabilities = [] }: Reading, answer: AnswerName): void {
  wire = installFakeWire(capabilities);
  for (const other of SAMPLES.keys()) wire.answer(other, () => goodReply(other));
  wire.answer(call, () => replyOf(call, answer));
}
const shown = () => document.body.textContent ?? '';
const heading = () => screen.findByRole('heading', { level: 1 });
const settled = () =>
  waitFor(() => expect(screen.queryAllByRole('status').filter((one) => /Loading/.test(one.textContent ?? ''))).toEqual([]));

const CHECKS: Readonly<Record<Verdict, (reading: Reading, answer: AnswerName) => Promise<void>>> = {
  async E({ error = (words) => words }, answer) {
    const words = error(answer === 'said' ? SAID : answer === '404' ? 'Not Found' : 'Something went wrong', answer);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: RETRY }).length).toBeGreaterThan(0);
    if (answer !== '404') expect(shown()).not.toMatch(SAYS_MISSING);
  },
  async M({ missing = '' }) {
    expect(await screen.findByText(missing)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  },
  async S({ shows }) {
    await (shows ?? heading)();
    await settled();
    expect(shown()).not.toMatch(SAYS_MISSING);
    expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** Each answer to every third screen, and each screen with every third answer; all of them in `npm test -- long`. */
const isTried = (screen: number, answer: number) => process.env.WHOLE !== undefined || (screen + answer) % 6 === 0;

/** Two files share the table, so that two processes work on it. */
export function describeReadings(part: 0 | 1): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => auth.signOut());

  describe.each(
    READINGS.map((reading, row) => [`${reading.screen}: ${reading.call.path}`, reading, row >> 1] as const).filter(
      (_, row) => row % 2 === part,
    ),
  )('%s', (_, reading, row) => {
    const verdicts = reading.verdicts.trim().split(/\s+/) as Verdict[];
    const cells = ANSWERS.map((answer, place) => [answer, verdicts[place]] as const).filter((__, place) => isTried(row, place));
    test.each(cells)('answered with %s: %s', async (answer, verdict) => {
      install(reading, answer);
      await reading.open();
      await reading.then?.(answer);
      await CHECKS[verdict as Verdict](reading, answer);
      cleanup();
    });
  });
}
