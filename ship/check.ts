import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FILES_LIST, isListed } from '@arena/shared/contract/publishing';
import {
  CONTRACT_VERSION,
  incompatibility,
  PREVIOUS_CONTRACT,
  type SectionDescriptor,
  sectionDescriptor,
} from '@arena/shared/contract/section';
import { safeParse } from 'zod/mini';
import { versionReason } from './contract/offered.ts';
import { kindProblems } from './registry/file-kinds.ts';
import { filesIn, hashesOf, type NamedList, wrongFiles } from './registry/files-list.ts';
import { type PublishedRegistry, Refusal } from './registry/published-registry.ts';

const HASHED = /\.[0-9a-f]{8}\.\w+(\.br|\.gz)?$/;
/** The file that the shell requests by its fixed name, in a folder that never changes. */
const NAMED =
  /^(section\.json|files\.json|contract\.json|mf-manifest\.json|mf-stats\.json|page-[\w-]+\.\w+|[\w-]+\.(html|xml|txt))(\.br|\.gz)?$/;

export const isNamedByContent = (file: string): boolean => HASHED.test(file);
export const mayBePublished = (file: string): boolean => HASHED.test(file) || NAMED.test(file);

/** Reads a build's descriptor. Throws a `Refusal` that names what is wrong with it. */
export async function readDescriptor(build: string): Promise<SectionDescriptor> {
  const file = path.join(build, 'section.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(
      `${file} is not there: this is not the build of a section. Name the folder that its build wrote, such as mfe-rooms/dist.`,
    );
  });
  const checked = safeParse(sectionDescriptor, JSON.parse(text));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Refusal(`${file} is not a descriptor: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** What is wrong with a folder's files by the list that is named: altered, missing, or in no list. */
export async function listProblems(build: string, named: NamedList): Promise<readonly string[]> {
  const hashes = await hashesOf(named, (file) => readFile(path.join(build, file))).catch((error: Error) => error.message);
  if (typeof hashes === 'string') return [hashes];
  const unlisted = (await filesIn(build)).filter((file) => isListed(file) && hashes[file] === undefined);
  const differing = Object.entries(named.integrity).filter(([file, hash]) => hashes[file] !== hash);
  return [
    ...(await wrongFiles(build, hashes)),
    ...unlisted.map((file) => `${file} is not in ${FILES_LIST}.`),
    ...differing.map(([file]) => `${file} has another hash in the descriptor than in ${FILES_LIST}.`),
  ];
}

const pagesOf = ({ documents }: SectionDescriptor) => documents.flatMap((document) => ('file' in document ? [document.file] : []));

/** The problems that this build would have if it were live; empty when it may be. */
async function problemsOf(build: string, descriptor: SectionDescriptor): Promise<readonly string[]> {
  const problems: string[] = [];
  const { manifest, mounts } = descriptor;
  const wrong = incompatibility(descriptor);
  if (wrong?.of === 'loader') problems.push(`It was built for loader ${wrong.needed}, and the shell offers ${wrong.offered}.`);
  else if (wrong !== null) problems.push(versionReason(wrong.needed, CONTRACT_VERSION, PREVIOUS_CONTRACT));

  problems.push(...(await listProblems(build, descriptor)));
  const files = await filesIn(build);
  problems.push(...kindProblems(files, pagesOf(descriptor)));
  for (const file of files) if (!mayBePublished(file)) problems.push(`${file} has no hash of its content in its name.`);
  const wanted = [manifest, ...mounts.flatMap((mount) => [...mount.preload, ...mount.pages.flatMap(({ preload }) => preload)])];
  for (const file of new Set(wanted))
    if (!files.includes(file)) problems.push(`${file} is requested by the shell, but is not in the build.`);
  return problems;
}

/** Reads the descriptor of a build that may go live. Throws a `Refusal` with the build's problems. */
export async function checkedDescriptor(build: string, folder: string, say: (line: string) => void): Promise<SectionDescriptor> {
  const descriptor = await readDescriptor(build);
  say(`Checking ${folder} ${descriptor.version}`);
  const problems = await problemsOf(build, descriptor);
  if (problems.length > 0) throw new Refusal(`${folder} ${descriptor.version} cannot go live:\n  ${problems.join('\n  ')}`);
  return descriptor;
}

const addressesOf = ({ mounts, documents }: SectionDescriptor) => [...mounts, ...documents].map(({ path: address }) => address);
/** As browsers and the router tell addresses apart: not by a slash at the end. */
const plain = (address: string) => address.replace(/(?<!\/)\/+$/, '');
/** Whether an address is another one, or below it. Below the home page are all, so it has none. */
const isWithin = (address: string, of: string) => plain(address) === plain(of) || (plain(of) !== '' && address.startsWith(`${plain(of)}/`));
const hides = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

/** Addresses that another section has, or that are above or below one of its: live, or in its candidate, which all users may get. */
function clashesOf({ sections }: PublishedRegistry, folder: string, descriptor: SectionDescriptor): readonly string[] {
  const holders = sections
    .filter((other) => other.folder !== folder)
    .flatMap(({ folder: other, live, candidate }) => [
      { ...live.descriptor, name: other },
      ...(candidate === null ? [] : [{ ...candidate.descriptor, name: `the candidate ${candidate.version} of ${other}` }]),
    ]);
  return addressesOf(descriptor).flatMap((address) => {
    const [taken] = holders.flatMap((holder) => addressesOf(holder).flatMap((other) => (hides(address, other) ? [{ holder, other }] : [])));
    if (taken === undefined) return [];
    const { holder, other } = taken;
    const what = other === address ? address : `${address} is in the way of ${other}, which`;
    return [`${what} belongs to ${holder.name} (${holder.owner.team}, ${holder.owner.contact}).`];
  });
}

/** Refuses a version under an address that another section has: two under one path would hide each other. */
export function assertFree(registry: PublishedRegistry, folder: string, descriptor: SectionDescriptor): void {
  const clashes = clashesOf(registry, folder, descriptor);
  if (clashes.length === 0) return;
  throw new Refusal(
    `${folder} ${descriptor.version} cannot go live:\n  ${clashes.join('\n  ')}\nAgree on it with that team, or publish a version with other addresses.`,
  );
}
