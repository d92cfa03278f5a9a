import type { StatusTone } from '@arena/shared/ui';
import { failure, type FailureReport, reportOf } from '../sections/failure';
import { useHostState } from '../sections/host-context';
import { loadTimeHere } from './load-time';

export interface Here {
  readonly word: string;
  readonly tone: StatusTone;
  /** The version that this tab works with; null for none. */
  readonly version: string | null;
  readonly failure: FailureReport | null;
  /** The version that could be put in its place, or null. */
  readonly offered: string | null;
  /** Milliseconds. */
  readonly loadTime: number | null;
}

const WORDS = {
  idle: { word: 'Not loaded', tone: 'other' },
  loading: { word: 'Loading', tone: 'wait' },
  loaded: { word: 'Loaded', tone: 'done' },
} as const;

/** What has become of a section in this tab, as its host knows it. */
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
  if (registered === undefined) return { word: 'Not in this tab yet', tone: 'other', failure: null, ...facts };
  if (state.status === 'failed') return { word: 'Failed', tone: 'refused', failure: reportOf(state.failure, title), ...facts };
  // What it threw is in the browser's console.
  if (outOfOrder)
    return {
      word: 'Crashed',
      tone: 'refused',
      failure: reportOf(failure('crashed', { problem: 'see the browser’s console' }), title),
      ...facts,
    };
  return { ...WORDS[state.status], failure: null, ...facts };
}
