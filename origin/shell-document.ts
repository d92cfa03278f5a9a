import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { policyNames, type SectionDescriptor } from '@arena/shared/contract/section';
import { safeParse } from '@arena/shared/contract/zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleHeaders } from './policies.ts';
import type { ServedRegistry } from './registry.ts';

type PlacedSection = ServedRegistry['sections'][number];
interface Admitted {
  readonly sections: readonly PlacedSection[];
}

/** The folders that sections' versions are in, as a policy names them; all of this site where it cannot be named. */
function foldersOf({ sections }: Admitted, sites: readonly string[]): readonly string[] {
  const bases = sections.flatMap(({ live, candidate }) => [live.base, ...(candidate == null ? [] : [candidate.base])]);
  const folders = bases.flatMap((base) => {
    if (!base.startsWith('/')) return [new URL(base).origin];
    const folder = base.replace(/(?<=\/)[^/]+\/$/, '');
    return sites.length === 0 ? ["'self'"] : sites.map((site) => site + folder);
  });
  return [...new Set(folders)];
}

/** The names of the sections' Trusted Types policies. Descriptors are unchecked here, and none may write another rule into the policy. */
function policyNamesOf({ sections }: Admitted): readonly string[] {
  const versions = sections.flatMap(({ live, candidate }) => [live, candidate ?? live]);
  return [...new Set(versions.flatMap(({ descriptor }) => safeParse(policyNames, descriptor?.trustedTypes).data ?? []))];
}

const hasLists = ({ sections }: Admitted) =>
  sections.every(({ live, candidate }) => [live, candidate ?? live].every(({ descriptor }) => descriptor?.files !== undefined));

/** The console needs the hash of a section's entry only; others are nine tenths of a registry. The shell judges what a descriptor says. */
function entryOnly(descriptor: Partial<SectionDescriptor> | null): unknown {
  if (typeof descriptor?.integrity !== 'object' || descriptor.integrity === null) return descriptor;
  const hashes = Object.entries(descriptor.integrity).filter(([file]) => file.startsWith('remoteEntry.'));
  return { ...descriptor, integrity: Object.fromEntries(hashes) };
}

/** The registry for the document. No text in it can close its element. The signed parts are unchanged. */
function inlined(registry: ServedRegistry): string {
  const { sections, ...rest } = registry;
  const short = sections.map(({ name, live, candidate }) => ({
    name,
    live: { ...live, descriptor: entryOnly(live.descriptor) },
    ...(candidate == null ? {} : { candidate: { ...candidate, descriptor: entryOnly(candidate.descriptor) } }),
  }));
  return JSON.stringify(registry.signature === undefined ? { ...rest, sections: short } : registry).replaceAll('<', '\\u003c');
}

const compress = {
  // The best compression for static files is too slow for documents made for each visit.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};

const SIGN_IN_PAGE = '/auth/login';
const OF_SIGN_IN = /<(style|template)[^>]* data-sign-in[^>]*>[^]*?<\/\1>/g;

/** What may run in a document besides its registry's versions. */
export interface Granted {
  /** The origin of a developer's machine: what it serves is not listed anywhere. */
  readonly origin?: string;
  /** The versions of a preview. */
  readonly previewed?: readonly PlacedSection[];
}

interface ConsoleDocument {
  readonly template: string;
  readonly registry: ServedRegistry;
  readonly origins: readonly string[];
  /** The names that the browser may call this site by (`sitesOf`). */
  readonly sites: readonly string[];
  readonly granted: Granted | null;
}

/** Sends the console's document, with the registry in it, and a policy and nonces of its own each time. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { template, registry, origins, sites, granted }: ConsoleDocument,
) {
  const styleNonce = randomBytes(16).toString('base64');
  const scriptNonce = randomBytes(16).toString('base64');
  const { pathname } = new URL(request.url, 'http://any');
  // A tenth of the document: other pages are sent without it.
  const shown = pathname === SIGN_IN_PAGE ? template : template.replaceAll(OF_SIGN_IN, '');
  const text = shown
    .replaceAll('__CSP_NONCE__', styleNonce)
    .replaceAll('__SCRIPT_NONCE__', scriptNonce)
    .replace('__REGISTRY__', () => inlined(registry));
  const { origin: developer, previewed = [] } = granted ?? {};
  const admitted = { sections: [...registry.sections, ...previewed] };
  const elsewhere = developer === undefined ? [] : [developer];
  const headers = consoleHeaders({
    styleNonce,
    scriptNonce,
    folders: [...foldersOf(admitted, sites), ...elsewhere],
    origins: [...origins, ...elsewhere],
    sites,
    hashed: developer === undefined && hasLists(admitted),
    policyNames: policyNamesOf(admitted),
  });
  const encoding = (['br', 'gzip'] as const).find((name) => String(request.headers['accept-encoding'] ?? '').includes(name));
  reply.headers(headers).header('cache-control', 'no-store').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (encoding === undefined) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress[encoding](text));
}
