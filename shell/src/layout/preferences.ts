import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { readStored, removeStored, writeStored } from '../common/storage';
import { PREFERENCES_KEY } from './preferences-key';

interface Preferences {
  /** Whether the reader has made the sidebar a rail, where there would be room for all of it. */
  readonly sidebarCollapsed: boolean;
}

const quietStorage: StateStorage = {
  getItem: (name) => readStored('localStorage', name),
  setItem: (name, value) => writeStored('localStorage', name, value),
  removeItem: (name) => removeStored('localStorage', name),
};

/** How the reader likes the console, kept in this browser. */
export const preferences = createStore<Preferences>()(
  persist((): Preferences => ({ sidebarCollapsed: false }), {
    name: PREFERENCES_KEY,
    storage: createJSONStorage(() => quietStorage),
    // Takes only values of the right type: other code can write to storage.
    merge: (stored, current) => {
      const collapsed = typeof stored === 'object' && stored !== null ? (stored as Partial<Preferences>).sidebarCollapsed : undefined;
      return typeof collapsed === 'boolean' ? { sidebarCollapsed: collapsed } : current;
    },
  }),
);

export const setSidebarCollapsed = (sidebarCollapsed: boolean) => preferences.setState({ sidebarCollapsed });
