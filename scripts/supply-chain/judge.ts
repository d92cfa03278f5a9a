export interface Package {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression in package.json; null if there is none. */
  readonly license: string | null;
  /** Development and tests only, never delivered. */
  readonly dev: boolean;
}

/** Licenses that require at most a notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);
/** Acceptable for tools that aren't delivered: changes to the package must be published, or word lists and data need a notice. */
const ALLOWED_FOR_TOOLS = new Set(['CC-BY-3.0', 'CC BY-SA 4.0', 'MPL-2.0', 'WTFPL']);

/** Packages whose package.json doesn't name their license: the one in their LICENSE file, as a person has read it. */
const CLEARED = new Map([
  ['spawndamnit 3.0.1', 'MIT'],
  ['parse-cache-control 1.0.1', 'BSD-3-Clause'],
]);

/** `OR` needs one side, `AND` both. Anything but a license name is refused. */
export function isAllowed(expression: string, dev: boolean): boolean {
  const bare = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(one, dev));
  if (bare.includes(' AND ')) return bare.split(' AND ').every((one) => isAllowed(one, dev));
  return ALLOWED.has(bare) || (dev && ALLOWED_FOR_TOOLS.has(bare));
}

/** One line for each refused package, with what to do. */
export const refusedLicenses = (packages: readonly Package[]): readonly string[] =>
  packages
    .map((each) => ({ ...each, license: CLEARED.get(`${each.name} ${each.version}`) ?? each.license }))
    .filter(({ license, dev }) => license === null || !isAllowed(license, dev))
    .map(
      ({ name, version, license, dev }) =>
        `${name} ${version} (${dev ? 'a tool' : 'in what is shipped'}) has the license ${license ?? 'that it does not name'}, which is not allowed: take another package, or have it cleared and add it to scripts/supply-chain/judge.ts.`,
    );

/** Reads `npm audit --json`. `ok` is false only if the registry reports a vulnerability: a missing answer isn't a failure. */
export function auditOf(text: string) {
  const unknown = (why: string) => ({
    ok: true,
    line: `Vulnerabilities: not known, as the registry did not answer (${why}). Run it again where it does.`,
  });
  let answer: { readonly message?: unknown; readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, unknown>> } } | null;
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    return unknown('no answer');
  }
  const total = answer?.metadata?.vulnerabilities?.total;
  if (typeof total !== 'number') return unknown(typeof answer?.message === 'string' ? answer.message : 'an answer without figures');
  return total === 0
    ? { ok: true, line: 'Vulnerabilities: none known in what is shipped' }
    : {
        ok: false,
        line: `Vulnerabilities: ${total} in what is shipped. \`npm audit --omit=dev\` names them, and npm update the versions without them.`,
      };
}
