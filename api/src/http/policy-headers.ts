import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Answers are data: a browser that is made to open one as a page runs and loads nothing, and no other site's page may frame or
 * embed it.
 */
export const POLICY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // Whether the whole site is to be had over TLS only is decided where TLS ends, which is not here.
  strictTransportSecurity: false,
};

/** The page with the API's calls has scripts, styles and pictures of its own, and asks this server. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
