import { networkOf } from './network';

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts the IPv6 address %s as its /64', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:0201', '0:0:0:0:0:ffff:192.0.2.1'])('counts %s as the IPv4 address', (address) => {
  expect(networkOf(address)).toBe('192.0.2.1');
});

it.each(['', 'unknown', '1:2', 'a]/[b', '2001:db8::1]@x', '::ffff:192.0.2.999', '::::::::::::::::'])('leaves %p as it is', (text) => {
  expect(networkOf(text)).toBe(text);
});
