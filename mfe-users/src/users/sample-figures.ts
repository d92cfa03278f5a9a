/** What the four cards show where the backend counts nothing (part 2 §2 and §9): made up, and marked as such on the screen. */
export const SAMPLE_FIGURES = { total: 12_543, activeToday: 1_234, newThisMonth: 456, banned: 23 } as const;
