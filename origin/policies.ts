import { DEV_SECTIONS_READER } from '@arena/shared/contract/publishing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REPORTS_PATH } from './policy-reports.ts';

/** What is allowed to a page, kind by kind; a kind that is not named gets nothing. */
type Sources = Readonly<Record<string, readonly string[]>>;
const NOTHING = ["'none'"];
/** Denied to every page. */
const EVERYWHERE: Sources = { 'object-src': NOTHING, 'base-uri': NOTHING, 'frame-ancestors': NOTHING };

/** `guarded`: whether the page has a script that says which addresses may become scripts. `policyNames`: of its sections' own policies. */
function contentSecurityPolicy(sources: Sources, guarded: boolean, policyNames: readonly string[] = []): string {
  const lines = Object.entries({ 'default-src': NOTHING, ...sources, ...EVERYWHERE }).map(([kind, from]) => `${kind} ${from.join(' ')}`);
  // The next version of a section in the same document creates its policy again. Browsers never allow a second one named `default`.
  const named = policyNames.length === 0 ? [] : [...policyNames, "'allow-duplicates'"];
  const types = guarded ? ["require-trusted-types-for 'script'", ['trusted-types default', ...named].join(' ')] : [];
  return [...lines, ...types, `report-uri ${REPORTS_PATH}`, 'report-to policy'].join('; ');
}

/** Of documents. `hashed`: every script has a hash, so browsers may refuse others. Chromium has no such rule for styles, and complains. */
const documentHeaders = (policy: string, hashed: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  ...(hashed ? { 'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)' } : {}),
  'reporting-endpoints': `policy="${REPORTS_PATH}"`,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
});

/** Abilities of browsers that no page of ours uses, and so no script in one. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((ability) => `${ability}=()`)
  .join(', ');

interface ConsoleSources {
  readonly styleNonce: string;
  /** Of its scripts, the shell's own among them. */
  readonly scriptNonce: string;
  /** The folders of the sections, as a policy names them: a section's, and not a version's, since an open tab takes later ones. */
  readonly folders: readonly string[];
  /** The origins of the sections, besides the shell's own. */
  readonly origins: readonly string[];
  /** This site, as a policy names it (`sitesOf`). */
  readonly sites: readonly string[];
  readonly hashed: boolean;
  /** The Trusted Types policies that sections create. */
  readonly policyNames: readonly string[];
}

export function consoleHeaders({ styleNonce, scriptNonce, folders, origins, sites, hashed, policyNames }: ConsoleSources) {
  const own = ["'self'", ...origins];
  const sources = {
    'script-src': [`'nonce-${scriptNonce}'`, ...folders],
    'style-src': [`'nonce-${styleNonce}'`, ...folders],
    'connect-src': own,
    'img-src': [...own, 'data:', 'blob:'],
    'font-src': own,
    'worker-src': sites.length === 0 ? ["'self'"] : sites.map((site) => site + DEV_SECTIONS_READER),
    'form-action': ["'self'"],
  };
  return documentHeaders(contentSecurityPolicy(sources, true, policyNames), hashed);
}

interface PageSources {
  /** The hashes of inline scripts, and the addresses of the others. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The section's origin. */
  readonly section: string;
  /** Where its forms are posted, besides its own origin. */
  readonly forms: readonly string[];
  /** Whether each of its scripts has a hash, which its first script checks. */
  readonly hashed: boolean;
}

export function pageHeaders({ scripts, styles, section, forms, hashed }: PageSources) {
  const sources = {
    'script-src': scripts,
    'style-src': styles.length === 0 ? NOTHING : styles,
    'img-src': ["'self'", 'data:', section],
    'font-src': ["'self'", 'data:', section],
    'connect-src': ["'self'", ...forms],
    'form-action': NOTHING,
  };
  return documentHeaders(contentSecurityPolicy(sources, hashed), hashed);
}

/** The headers of a page that has text and one style, and nothing else. */
export const plainPageHeaders = (style: string) =>
  documentHeaders(contentSecurityPolicy({ 'style-src': [style], 'img-src': ['data:'], 'form-action': NOTHING }, false), false);

/** Of answers other than our documents (a section's or backend's content): opened by itself, it runs nothing and is not on this origin. */
const INERT = "sandbox; default-src 'none'";
export const INERT_HEADERS = { 'content-security-policy': INERT, 'x-content-type-options': 'nosniff' } as const;
/** Of what this server writes itself, as JSON. Opened by itself it is on this origin. */
export const OWN_DATA_HEADERS = { 'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" } as const;
/** A host as a policy may name it: it knows no IPv6 addresses. */
const NAMEABLE = /^[\w.-]+(:\d+)?$/;

/** This site as a policy names it: without a scheme, so that it is the page's own. As the browser came here, and as it is called in public. */
export function sitesOf(host: string, site: string | undefined): readonly string[] {
  const hosts = [host, ...(site === undefined ? [] : [new URL(site).host])];
  return [...new Set(hosts.filter((one) => NAMEABLE.test(one)))];
}

const YEAR_SECONDS = 31_536_000;

/** What every answer says, unless it says otherwise itself. `site`: the public address. */
export function sayEverywhere(site: string | undefined) {
  const always = {
    ...INERT_HEADERS,
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // A browser heeds it over TLS only; over anything else there may be no TLS to go to.
    ...(site?.startsWith('https:') === true ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
  return (_: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(always);
    done();
  };
}
