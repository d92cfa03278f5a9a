// ages
export const justNow = 'just now';
export const unitsAgo = (count: number, unit: string) =>
  `${count < 1000 ? count : count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'} ago`;
export const daysAndHours = (days: number, hours: number) => `${days} d ${hours} h`;
export const daysLong = (days: number) => `${days} d`;
export const hoursAndMinutes = (hours: number, rest: number) => `${hours} h ${rest} min`;
export const hoursLong = (hours: number) => `${hours} h`;
export const minutesLong = (rest: number) => `${rest} min`;
// stable-rows
export const noLongerInList = 'No longer in this list.';
export const inAnotherSession = 'in another session';
export const byAnotherAdmin = 'by another administrator';
export const deletedBy = (who: string) => `Deleted ${who}.`;
export const changedBy = (status: string, who: string) => `Changed to ${status} ${who}.`;
