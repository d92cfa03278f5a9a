/** Local time of day, `14:53`. */
export function clockOf(instant: Date | number): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
