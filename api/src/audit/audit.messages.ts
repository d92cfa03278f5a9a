// log-page
export const daysReversed = "The day 'from' must not be after the day 'to'.";
