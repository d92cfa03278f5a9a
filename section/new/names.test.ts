import { namesOf, Refusal } from './names.ts';

test('derives every name of a section from its folder', () => {
  expect(namesOf('mfe-live-promos2')).toEqual({
    FOLDER: 'mfe-live-promos2',
    FEDERATION: 'mfe_live_promos2',
    AREA: 'live-promos2',
    PASCAL: 'LivePromos2',
    CAMEL: 'livePromos2',
    TITLE: 'Live promos2',
    TEAM: 'Live promos2 team',
    CONTACT: 'live-promos2-team@arena.test',
  });
});

test('accepts a title, which also names the team', () => {
  expect(namesOf('mfe-promos', { title: 'Offers', contact: '#offers' })).toMatchObject({
    AREA: 'promos',
    TITLE: 'Offers',
    TEAM: 'Offers team',
    CONTACT: '#offers',
  });
  expect(namesOf('mfe-promos', { team: 'Growth' })).toMatchObject({ TITLE: 'Promos', TEAM: 'Growth' });
});

test.each(['promos', 'mfe-', 'mfe-2nd', 'mfe-Promos', 'mfe-a--b', 'mfe-a-', 'mfe-../x', 'mfe-a_b', `mfe-${'a'.repeat(38)}`])(
  '%s is no name of a section, and the sentence shows one',
  (name) => {
    expect(() => namesOf(name)).toThrow(Refusal);
    expect(() => namesOf(name)).toThrow('mfe-promos');
  },
);

test.each(['mfe-analytics', 'mfe-notification', 'mfe-dist', 'mfe-testing'])('%s is taken', (name) =>
  expect(() => namesOf(name)).toThrow(`Choose another name than ${name}.`),
);

test.each([
  { title: "It's" },
  { title: '' },
  { title: '{x}' },
  { team: '<b>' },
  { team: 'a'.repeat(41) },
  { contact: "a'b" },
  { contact: 'a b' },
])('refuses %p, which would break the generated code', (wishes) =>
  expect(() => namesOf('mfe-promos', wishes)).toThrow(`--${Object.keys(wishes)[0]} is '`),
);
