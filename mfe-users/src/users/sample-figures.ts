/** Sample figures for backends without statistics (part 2 §2 and §9), marked as samples on the screen. */
export const SAMPLE_FIGURES = { total: 12_543, activeToday: 1_234, newThisMonth: 456, banned: 23 } as const;
