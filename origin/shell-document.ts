import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SectionDescriptor } from '@arena/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedRegistry } from './registry.ts';

/** Scripts from the shell and the sections only, styles with this document's nonce only. */
function contentSecurityPolicy(nonce: string, sections: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${sections}`,
    `style-src 'self' 'nonce-${nonce}' ${sections}`,
    `connect-src 'self' ${sections}`,
    `img-src 'self' data: blob: ${sections}`,
    `font-src 'self' ${sections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The console needs the hash of a section's entry only; those of its other files are nine tenths of a registry. A descriptor
 * may be anything here: the shell in the browser judges it.
 */
function entryOnly(descriptor: Partial<SectionDescriptor> | null): unknown {
  if (typeof descriptor?.integrity !== 'object' || descriptor.integrity === null) return descriptor;
  const hashes = Object.entries(descriptor.integrity).filter(([file]) => file.startsWith('remoteEntry.'));
  return { ...descriptor, integrity: Object.fromEntries(hashes) };
}

/** The registry as it stands in the document: nothing in it can end the element that it is in. */
function inlined({ sections, ...rest }: ServedRegistry): string {
  const short = sections.map(({ name, live, candidate }) => ({
    name,
    live: { ...live, descriptor: entryOnly(live.descriptor) },
    ...(candidate == null ? {} : { candidate: { ...candidate, descriptor: entryOnly(candidate.descriptor) } }),
  }));
  return JSON.stringify({ ...rest, sections: short }).replaceAll('<', '\\u003c');
}

const compress = {
  // As good as what is compressed once for all is too slow for what is made for each visit.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
};

/**
 * Sends the console's document, with the registry in it, and a policy and a nonce of its own each time. `sections` are the
 * sections' origins.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  template: string,
  registry: ServedRegistry,
  sections: readonly string[],
) {
  const nonce = randomBytes(16).toString('base64');
  const text = template.replaceAll('__CSP_NONCE__', nonce).replace('__REGISTRY__', () => inlined(registry));
  const encoding = (['br', 'gzip'] as const).find((name) => String(request.headers['accept-encoding'] ?? '').includes(name));
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, sections.join(' ')))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  if (encoding === undefined) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress[encoding](text));
}
