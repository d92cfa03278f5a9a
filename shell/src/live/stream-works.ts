import { createStore } from 'zustand/vanilla';

/** Whether live updates arrive; true until the contrary is known. While false, every screen polls. */
export const streamWorks = createStore(() => true);
