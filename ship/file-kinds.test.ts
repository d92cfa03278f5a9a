/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { publish } from './commands.ts';
import { publishShell } from './shell.ts';
import { writeList, writeShell } from './testing/small-build.ts';
import { useWorkshop } from './testing/workshop.ts';

const workshop = useWorkshop();

/** A build of `mfe-small` with one more file, which its list and its descriptor name. `documents`: its public pages. */
function buildWith(file: string, documents?: SectionDescriptor['documents']): string {
  const build = workshop.buildOf('1.0.0');
  writeFileSync(path.join(build, file), '<script>evil()</script>');
  const files = writeList(build, 'mfe_small', '1.0.0');
  const section = path.join(build, 'section.json');
  const descriptor = JSON.parse(readFileSync(section, 'utf8')) as SectionDescriptor;
  writeFileSync(section, JSON.stringify({ ...descriptor, files, ...(documents === undefined ? {} : { documents }) }));
  return build;
}
const hold = (build: string) => publish(workshop.publisher, { folder: 'mfe-small', build, hold: true });

test.each([
  'evil.html',
  ...['html', 'htm', 'xhtml', 'xml', 'xsl', 'svg', 'svgz', 'mht', 'pdf', 'swf', 'HTML', 'js.html'].map((kind) => `evil.0badc0de.${kind}`),
])('refuses to publish %s, also for no one yet', async (file) => {
  await expect(hold(buildWith(file))).rejects.toThrow(
    `${file} cannot be published: it is neither a public page nor of one of the kinds js, `,
  );
});

test('publishes the public pages that the descriptor lists, and no document of another kind', async () => {
  await hold(buildWith('page-about.0badc0de.html', [{ path: '/about', file: 'page-about.0badc0de.html' }]));
  await expect(hold(buildWith('page-about.0badc0de.svg', [{ path: '/about', file: 'page-about.0badc0de.svg' }]))).rejects.toThrow(
    'page-about.0badc0de.svg cannot be published',
  );
});

test('refuses a shell with an unknown document', async () => {
  const build = writeShell(path.join(workshop.builds, 'shell'), 'shell');
  writeFileSync(path.join(build, 'evil.0badc0de.html'), '<script>evil()</script>');
  writeList(build, 'shell', '1.0.0');
  await expect(publishShell(workshop.publisher, { folder: 'shell', build, version: '1.0.0' })).rejects.toThrow(
    'evil.0badc0de.html cannot be published',
  );
});
