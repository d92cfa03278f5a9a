import { writeStored } from '@arena/shared/platform/storage';
import { createStore } from 'zustand/vanilla';
import { PREFERENCES_KEY, prefersRail } from './preferences-key';

/** The user's choice for wide screens. */
export const preferences = createStore(() => ({ sidebarCollapsed: prefersRail() }));

export function setSidebarCollapsed(sidebarCollapsed: boolean): void {
  preferences.setState({ sidebarCollapsed });
  writeStored('localStorage', PREFERENCES_KEY, JSON.stringify({ state: { sidebarCollapsed } }));
}
