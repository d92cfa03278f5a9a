const IPV6 = /^[\da-f:.]+$/i;
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'].join();

/** The eight groups of an IPv6 address, without leading zeros; null for anything else. */
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

/** What limits count instead of an address: an IPv6 address counts as its /64, an IPv4 address (also written as IPv6) as itself. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) return address;
  if (groups.slice(0, 6).join() === MAPPED) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
