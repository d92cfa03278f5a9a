import { linkIn } from './links';

const section = {
  navigation: [{ id: 'messages', label: 'Messages', path: '/admin/messages', group: null, order: 1, role: 'ROLE_ADMIN', icon: [] }],
  lookups: [{ id: 'user', label: 'User', path: '/admin/users/:id/profile', role: 'ROLE_ADMIN' }],
};
const allowed = () => true;

it('finds a screen by its navigation entry, and a thing by its lookup and id', () => {
  expect(linkIn([section], allowed, 'messages')).toBe('/admin/messages');
  expect(linkIn([section], allowed, 'user', 7)).toBe('/admin/users/7/profile');
  expect(linkIn([section], allowed, 'user', 'a/b')).toBe('/admin/users/a%2Fb/profile');
});

it('answers null where no section has it, or not for this person', () => {
  expect(linkIn([section], allowed, 'user')).toBeNull();
  expect(linkIn([section], allowed, 'messages', 7)).toBeNull();
  expect(linkIn([], allowed, 'messages')).toBeNull();
  expect(linkIn([section], (role) => role === null, 'messages')).toBeNull();
});
