import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

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

/** Sends the console's document, with a policy and a nonce of its own each time. `sections` are the sections' origins. */
export function sendDocument(reply: FastifyReply, template: string, sections: readonly string[]) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, sections.join(' ')))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(template.replaceAll('__CSP_NONCE__', nonce));
}
