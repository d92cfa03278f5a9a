import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { readStored, removeStored, writeStored } from '@arena/shared/platform/storage';
import { PREFERENCES_KEY } from './preferences-key';

interface Preferences {
  /** The user's choice for wide screens. */
  readonly sidebarCollapsed: boolean;
}

const quietStorage: StateStorage = {
  getItem: (name) => readStored('localStorage', name),
  setItem: (name, value) => writeStored('localStorage', name, value),
  removeItem: (name) => removeStored('localStorage', name),
};

export const preferences = createStore<Preferences>()(
  persist((): Preferences => ({ sidebarCollapsed: false }), {
    name: PREFERENCES_KEY,
    storage: createJSONStorage(() => quietStorage),
    // Validates types, because other code can write to storage.
    merge: (stored, current) => {
      const collapsed = typeof stored === 'object' && stored !== null ? (stored as Partial<Preferences>).sidebarCollapsed : undefined;
      return typeof collapsed === 'boolean' ? { sidebarCollapsed: collapsed } : current;
    },
  }),
);

export const setSidebarCollapsed = (sidebarCollapsed: boolean) => preferences.setState({ sidebarCollapsed });
