import { readStored, removeStored, writeStored } from '@arena/shared/platform/storage';
import { createStore } from 'zustand/vanilla';

const KEY = 'arena-outline';

/** Whether this tab outlines the sections' pages and widgets. */
export const outlined = createStore<{ readonly on: boolean }>()(() => ({ on: readStored('sessionStorage', KEY) !== null }));

export function setOutlined(on: boolean): void {
  if (on) writeStored('sessionStorage', KEY, 'on');
  else removeStored('sessionStorage', KEY);
  outlined.setState({ on });
}
