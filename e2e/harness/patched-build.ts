import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { FILES_LIST, type FilesList, isListed } from '@arena/shared/contract/publishing';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { ROOT, type SectionName } from '../../tooling/apps.ts';
import { WORKSHOP } from './build-first.ts';
import type { Variant } from './variant.ts';

/** One change of the built files: a text as the build has it, and what stands there instead. */
export interface Patch {
  readonly from: string;
  readonly to: string;
}

/** Replaces a text of a build: evaluates `code` each time the text is rendered. The text itself is evaluated only once. */
export const whereDrawn = (code: string) => `(() => {
  const React = Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib();
  return React.createElement(() => ${code});
})()`;
export const throwing = (message: string) => whereDrawn(`{ throw new Error(${JSON.stringify(message)}); }`);

const TEXT = /\.(js|css|html|svg|json|xml|txt)$/;
const COMPRESSED = /\.(br|gz)$/;
const NAME_WITH_HASH = /\.([\da-f]{8})\.\w+$/;

const hashIn = (name: string) => NAME_WITH_HASH.exec(name)?.[1];
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);
const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The files of an app's last build, without those that earlier builds have left and the compressed copies. */
function builtFiles(dist: string): Map<string, Buffer> {
  const { files } = JSON.parse(readFileSync(path.join(dist, '.build.json'), 'utf8')) as { files: readonly string[] };
  return new Map(files.filter((name) => !COMPRESSED.test(name)).map((name) => [name, readFileSync(path.join(dist, name))]));
}

function replaced(files: ReadonlyMap<string, Buffer>, from: string, to: string): ReadonlyMap<string, Buffer> {
  const holding = [...files].filter(([name, content]) => TEXT.test(name) && content.includes(from));
  return new Map(holding.map(([name, content]) => [name, Buffer.from(content.toString('utf8').replaceAll(from, to))]));
}

/**
 * Gives every file that was changed a name of its own, and so those that name it, up to the ones that keep their names. `known`: the
 * integrity of each file as others have it, which a public page has of its script.
 */
function renameChanged(files: Map<string, Buffer>, patched: Iterable<string>, known: Map<string, string>): Set<string> {
  const changed = new Set<string>();
  for (const waiting = [...patched]; waiting.length > 0;) {
    const name = waiting.pop() ?? '';
    const content = files.get(name);
    if (content === undefined) continue;
    const old = hashIn(name);
    const hash = hashOf(content);
    changed.add(name);
    const integrity = integrityOf(content);
    for (const [other, text] of replaced(files, known.get(name) ?? integrity, integrity)) {
      if (text.equals(files.get(other) ?? text)) continue;
      files.set(other, text);
      waiting.push(other);
    }
    known.set(name, integrity);
    if (old === undefined || old === hash) continue;
    const renamed = name.replace(old, hash);
    known.set(renamed, integrity);
    files.delete(name);
    changed.delete(name);
    files.set(renamed, content);
    changed.add(renamed);
    for (const [other, text] of replaced(files, old, hash)) {
      files.set(other, text);
      waiting.push(other);
    }
  }
  return changed;
}

function vouchFor(files: Map<string, Buffer>): void {
  const descriptor = JSON.parse(String(files.get('section.json'))) as SectionDescriptor;
  const integrity = Object.fromEntries(Object.keys(descriptor.integrity).map((name) => [name, integrityOf(files.get(name) as Buffer)]));
  const list = JSON.parse(String(files.get(FILES_LIST))) as FilesList;
  const hashes = [...files].filter(([name]) => isListed(name)).map(([name, content]) => [name, integrityOf(content)]);
  const listed = Buffer.from(JSON.stringify({ ...list, files: Object.fromEntries(hashes) }));
  files.set(FILES_LIST, listed);
  files.set('section.json', Buffer.from(JSON.stringify({ ...descriptor, integrity, files: integrityOf(listed) }, null, 2)));
}

/**
 * What the section's team would ship after a change of some text: its build with that text replaced, the files that changed
 * renamed by their content, and the descriptor vouching for them. Takes milliseconds where a build takes seconds;
 * extended/ships-alone.spec.ts compares it with a real one. Fails loudly when the text is not in the build any more.
 */
export function patchedBuild(name: SectionName, patches: readonly Patch[]): Variant {
  const dist = path.join(ROOT, name, 'dist');
  const files = builtFiles(dist);
  const integrities = new Map([...files].map(([file, content]) => [file, integrityOf(content)]));
  const patched = new Set<string>();
  for (const { from, to } of patches) {
    const found = replaced(files, from, to);
    if (found.size === 0) throw new Error(`The build of ${name} holds nothing like ${from}: the test has to follow the source.`);
    for (const [file, content] of found) {
      files.set(file, content);
      patched.add(file);
    }
  }
  const changed = renameChanged(files, patched, integrities);
  vouchFor(files);

  mkdirSync(path.join(WORKSHOP, 'variants'), { recursive: true });
  const folder = mkdtempSync(path.join(WORKSHOP, 'variants/'));
  const compressed = { '.br': brotliCompressSync, '.gz': gzipSync };
  for (const [file, content] of files) {
    writeFileSync(path.join(folder, file), content);
    for (const [suffix, compress] of Object.entries(compressed)) {
      const original = path.join(dist, file + suffix);
      if (changed.has(file)) {
        const smaller = compress(content);
        if (content.length >= 512 && /\.(js|css|html|svg)$/.test(file) && smaller.length < content.length)
          writeFileSync(path.join(folder, file + suffix), smaller);
      } else if (existsSync(original)) writeFileSync(path.join(folder, file + suffix), readFileSync(original));
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
