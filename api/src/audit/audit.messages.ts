// log-page
export const invalidDay = (name: string) => `The query parameter '${name}' is not a valid day.`;
export const daysReversed = "The day 'from' must not be after the day 'to'.";
