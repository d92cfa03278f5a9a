import { randomBytes } from 'node:crypto';
import type { SectionDescriptor } from '@arena/shared/contract';
import type { FastifyReply } from 'fastify';
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

/**
 * Sends the console's document, with the registry in it, and a policy and a nonce of its own each time. `sections` are the
 * sections' origins.
 */
export function sendDocument(reply: FastifyReply, template: string, registry: ServedRegistry, sections: readonly string[]) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, sections.join(' ')))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(template.replaceAll('__CSP_NONCE__', nonce).replace('__REGISTRY__', () => inlined(registry)));
}
