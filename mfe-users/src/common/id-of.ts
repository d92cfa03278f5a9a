/** An id out of an address, or null: `12`, but not `0`, `-1` or `twelve`. */
export function idOf(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null;
}
