/** The specification's fixed figures (part 2 §2 and §9), shown as samples where no backend counts. Odd ones included. */
export const SAMPLE_FIGURES = {
  pending: { value: '18', hint: 'Awaiting review' },
  approvedToday: { value: '42', hint: '+8 from yesterday' },
  totalAmount: { value: 'KX.8.5k', hint: 'Processed today' },
  successRate: { value: '94%', hint: 'Last 30 days' },
} as const;
