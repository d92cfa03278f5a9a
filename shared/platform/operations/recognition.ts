import type { Recognition } from './spec';

/** What the server has instead, as far as it says so. */
export const currentOf = <S>(recognition: Recognition<unknown, S> | null): S | null =>
  recognition?.is === 'done' || recognition?.is === 'other' ? (recognition.current ?? null) : null;

export const isUnclear = (recognition: Recognition<unknown, unknown>): boolean =>
  recognition.is === 'unclear' && recognition.closed !== true;
