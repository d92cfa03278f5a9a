import type { StatusTone } from '@arena/shared/ui';
import { failure, type FailureReport, reportOf } from '../sections/failure';
import { useHostState } from '../sections/host-context';
import { loadTimeHere } from './load-time';
import * as t from './sections-screen.messages';

export interface Here {
  readonly word: string;
  readonly tone: StatusTone;
  /** The version in use by this tab, or null. */
  readonly version: string | null;
  readonly failure: FailureReport | null;
  /** The newer version that is available, or null. */
  readonly offered: string | null;
  /** Milliseconds. */
  readonly loadTime: number | null;
}

const WORDS = {
  idle: { word: t.notLoaded, tone: 'other' },
  loading: { word: t.loadingState, tone: 'wait' },
  loaded: { word: t.loaded, tone: 'done' },
} as const;

export function useHere(name: string, title: string): Here {
  const state = useHostState((host) => host.stateOf(name));
  const outOfOrder = useHostState((host) => host.isOutOfOrder(name));
  const registered = useHostState((host) => host.snapshot.sections.find((one) => one.name === name));
  const offer = useHostState((host) => host.offers.find((one) => one.name === name));

  const facts = {
    version: registered?.descriptor?.version ?? null,
    offered: offer?.descriptor?.version ?? null,
    loadTime: registered === undefined || state.status !== 'loaded' ? null : loadTimeHere(registered),
  };
  if (registered === undefined) return { word: t.notInThisTab, tone: 'other', failure: null, ...facts };
  if (state.status === 'failed') return { word: t.failed, tone: 'refused', failure: reportOf(state.failure, title), ...facts };
  // The browser's console has the error.
  const crash = failure('crashed', { problem: t.seeBrowserConsole });
  if (outOfOrder) return { word: t.crashed, tone: 'refused', failure: reportOf(crash, title), ...facts };
  return { ...WORDS[state.status], failure: null, ...facts };
}
