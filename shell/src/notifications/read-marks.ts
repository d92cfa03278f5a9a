import { createStore } from 'zustand/vanilla';
import { readStoredJson, writeStored } from '@arena/shared/platform/storage';

// Read marks of sample entries exist only in this browser.

const keyOf = (person: number | null) => `arena.notifications.read.${person ?? 'visitor'}`;

function stored(person: number | null): ReadonlySet<number> {
  const value = readStoredJson('localStorage', keyOf(person));
  return new Set(Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []);
}

interface Marks {
  readonly person: number | null;
  readonly ids: ReadonlySet<number>;
}

export const readMarks = createStore<Marks>()(() => ({ person: null, ids: new Set() }));

export function openMarks(person: number | null): void {
  readMarks.setState({ person, ids: stored(person) }, true);
}

export function followMarks(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const { person } = readMarks.getState();
    if (key === keyOf(person)) openMarks(person);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function addMarks(ids: readonly number[]): void {
  const { person, ids: before } = readMarks.getState();
  const next = new Set([...before, ...ids]);
  readMarks.setState({ person, ids: next }, true);
  writeStored('localStorage', keyOf(person), JSON.stringify([...next]));
}
