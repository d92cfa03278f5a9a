import { render, screen } from '@testing-library/react';
import { Blocks } from '../common/layout/Text';
import { ABOUT } from './about';
import { ACCEPTABLE_USE } from './acceptable-use';
import { ADDENDUMS } from './addendums';
import { COOKIES } from './cookies';
import { DISCLAIMER } from './disclaimer';
import { PRIVACY } from './privacy';
import { REGIONS } from './regions';
import { TERMS } from './terms';
import { USER_AGREEMENT } from './user-agreement';

const ALL = [ABOUT, ACCEPTABLE_USE, ADDENDUMS, COOKIES, DISCLAIMER, PRIVACY, TERMS, USER_AGREEMENT];
const textOf = (document: (typeof ALL)[number]) => JSON.stringify(document);

it('has 14 regions with laws and points, and the facts that the specification names', () => {
  expect(REGIONS).toHaveLength(14);
  for (const { laws, points } of REGIONS) expect(Math.min(laws.length, points.length)).toBeGreaterThanOrEqual(3);
  expect(textOf(ADDENDUMS)).toMatch(/CERT-In within 6 hours/);
  expect(textOf(ADDENDUMS)).toMatch(/digital consent age is 16 by default/);
});

it('says on About us what the platform describes itself as', () => {
  for (const said of ['custom rooms', '1v1 challenges', 'tournaments', 'rankings', 'social features']) {
    for (const text of [ABOUT.description, ABOUT.intro, JSON.stringify(ABOUT.sections[0])]) expect(text.toLowerCase()).toContain(said);
  }
});

it('links only to anchors that exist', () => {
  const anchors = new Map(ALL.map(({ path, sections }) => [path, new Set(sections.map(({ id }) => id))]));
  const links = ALL.flatMap((document) => [...textOf(document).matchAll(/\]\((\/[^)#]+)#([^)]+)\)/g)]);
  expect(links.length).toBeGreaterThan(0);
  for (const [, path = '', anchor = ''] of links) expect(anchors.get(path)).toContain(anchor);
});

it.each(ALL.map((document) => [document.path, document] as const))(
  '%s has dates in order and anchors of its own',
  (_, { sections, updated, effective }) => {
    expect(updated <= effective).toBe(true);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  },
);

it('renders links in paragraphs and lists', () => {
  render(<Blocks blocks={['See the [terms](/terms-and-conditions).', ['One [mail](mailto:a@b.test)', 'Two']]} />);
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-and-conditions');
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@b.test');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
