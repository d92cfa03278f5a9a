const IPV6 = /^[\da-f:.]+$/i;
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'].join();

/** The eight groups of an IPv6 address without leading zeros; null for any other text. */
function groupsOf(address: string): readonly string[] | null {
  const [plain = ''] = address.split('%');
  const url = `http://[${plain}]`;
  if (!IPV6.test(plain) || !URL.canParse(url)) return null;
  const [before = [], after = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

const bytesOf = (group = '0') => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255];

/**
 * The key that rate limits count by: the /64 of an IPv6 address, otherwise the address itself. IPv4-mapped addresses count as IPv4.
 * @example networkOf('2001:db8:0:1:2:3:4:5') // '2001:db8:0:1::/64'
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) return address;
  if (groups.slice(0, 6).join() === MAPPED) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
