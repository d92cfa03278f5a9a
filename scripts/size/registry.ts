import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, SECTIONS } from '../../tooling/apps.ts';
import { packed } from './files.ts';

/** Randomizes file names and hashes, so that they compress like those of other sections. */
const another = (descriptor: string, number: number) =>
  descriptor
    .replaceAll(/\.[0-9a-f]{8}\./g, (hash) => `.${createHash('sha256').update(`${hash}${number}`).digest('hex').slice(0, 8)}.`)
    .replaceAll(/sha384-[A-Za-z0-9+/]{64}/g, () => `sha384-${randomBytes(48).toString('base64')}`)
    .replaceAll(/mfe_(\w+)/g, `mfe_$1_${number}`)
    .replaceAll(/"\/admin\/([\w-]+)/g, `"/admin/$1-${number}`);

/** The bytes that `count` more sections add to the document. */
export function registryBytes(count: number): number {
  const ofConsole = SECTIONS.filter((name) => name !== 'mfe-public');
  const descriptors = ofConsole.map((name) => JSON.stringify(JSON.parse(readFileSync(path.join(ROOT, name, 'dist/section.json'), 'utf8'))));
  const sections = Array.from({ length: count }, (_, index) => {
    const descriptor = another(descriptors[index % descriptors.length] ?? '', index);
    const { name, version } = JSON.parse(descriptor) as { name: string; version: string };
    return `{"name":"${name}","live":{"version":"${version}","base":"/live/${name}/${version}/","descriptor":${descriptor}}}`;
  });
  return packed(`[${sections.join(',')}]`);
}
