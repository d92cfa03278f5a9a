import { render, screen } from '@testing-library/react';
import { Blocks } from '../common/layout/Blocks';
import { type LegalDocument, LEGAL_TEXTS } from './texts';
import regions from './texts/regions.json';

const textOf = (document: LegalDocument) => JSON.stringify({ ...document, table: undefined });
const documentAt = (path: string): LegalDocument => LEGAL_TEXTS.find((each) => each.path === path) as LegalDocument;

it('has 14 regions with laws and points, and the facts that the specification names', () => {
  expect(regions).toHaveLength(14);
  for (const { laws, points } of regions) expect(Math.min(laws.length, points.length)).toBeGreaterThanOrEqual(3);
  const addendums = textOf(documentAt('/privacy/legal'));
  expect(addendums).toMatch(/CERT-In within 6 hours/);
  expect(addendums).toMatch(/digital consent age is 16 by default/);
});

it('says on About us what the platform describes itself as', () => {
  const { description, intro, sections } = documentAt('/about-us');
  for (const said of ['custom rooms', '1v1 challenges', 'tournaments', 'rankings', 'social features']) {
    for (const text of [description, intro, JSON.stringify(sections[0])]) expect(text.toLowerCase()).toContain(said);
  }
});

it('links only to anchors that exist', () => {
  const anchors = new Map(LEGAL_TEXTS.map(({ path, sections }) => [path, new Set(sections.map(({ id }) => id))]));
  const links = LEGAL_TEXTS.flatMap((document) => [...textOf(document).matchAll(/\]\((\/[^)#]+)#([^)]+)\)/g)]);
  expect(links.length).toBeGreaterThan(0);
  for (const [, path = '', anchor = ''] of links) expect(anchors.get(path)).toContain(anchor);
});

it.each(LEGAL_TEXTS.map((document) => [document.path, document] as const))(
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
