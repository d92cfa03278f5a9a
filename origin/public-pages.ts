import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PageScripts, PLACEHOLDERS, type PublicSettings } from '@arena/shared/contract/publishing';
import { KeyedCache } from './keyed-cache.ts';
import { pageHeaders } from './policies.ts';
import type { DocumentPlace, Reached, RegistrySource } from './registry.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** How a browser reaches the site: what the addresses in a page are made of. */
export interface Visit extends Reached {
  readonly path: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string | undefined;
}

interface PageAnswer {
  readonly status: 200 | 301 | 302 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

interface FinishedPage {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('base64');
const hash = (text: string) => `'sha256-${sha256(text)}'`;

/** The scripts of a page that may run, by address; null: no hash. Only the shell's and the section's own files, sent if verified, count. */
const scriptsOf = (html: string, { file }: PageScripts, base: string, origin: string) =>
  [...html.matchAll(/<meta name="arena-(?:script|chunk)" content="([^"]*)"(?: data-integrity="(sha384-[^"]*)")?/g)]
    .flatMap(([, address = '', integrity = null]) =>
      URL.canParse(address, origin) ? [{ address: new URL(address, origin).href, integrity }] : [],
    )
    .filter(({ address }) => address.startsWith(base) || (file !== null && address === `${origin}/${file}`));

/** Lets a page run its own scripts, each by its address and its hash, and of inline scripts only the shell's first one. */
function headersOf(html: string, pageScripts: PageScripts, base: string, origin: string, { formEndpoint }: PublicSettings) {
  const { head, integrity: guarded } = pageScripts;
  const section = new URL(base).origin;
  const scripts = scriptsOf(html, pageScripts, base, origin);
  // In development nothing has a hash. And a policy knows no IPv6 addresses.
  const hashed = guarded !== undefined && scripts.every(({ integrity }) => integrity !== null) && !origin.includes('[');
  return pageHeaders({
    scripts: [hash(head), ...(hashed ? scripts.map(({ address }) => address) : ["'self'", section])],
    styles: [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => hash(css)),
    section,
    forms: formEndpoint !== null && URL.canParse(formEndpoint) ? [new URL(formEndpoint).origin] : [],
    hashed,
  });
}

/** Public pages: HTML of the live version's build. A section that can't be read keeps its pages; other addresses are console screens. */
export class PublicPages {
  readonly #texts = new KeyedCache<string>();
  readonly #lastGood = new Map<string, string>();
  /** The address in the request is part of a page, and a client can send any. */
  readonly #finished = new KeyedCache<FinishedPage>();

  constructor(
    private readonly registry: RegistrySource,
    /** Read again for every page that is made. */
    private readonly scripts: () => PageScripts | Promise<PageScripts>,
  ) {}

  /** What to answer at an address, or null where no section has a page. Never rejects for a section's sake. */
  async answer(visit: Visit): Promise<PageAnswer | null> {
    const place = await this.registry.documentAt(visit.path);
    if (place === null) return this.#withoutSlash(visit.path);
    if ('redirect' in place.document)
      return { status: 302, headers: { location: place.document.redirect, 'cache-control': 'no-cache' }, body: null };

    const { file } = place.document;
    const text = await this.#textOf(place, file, place.descriptor.integrity[file] ?? '').then(
      (fresh) => {
        this.#lastGood.set(visit.path, fresh);
        return fresh;
      },
      () => this.#lastGood.get(visit.path),
    );
    if (text === undefined) return null;
    const base = place.base(visit);
    const page = await this.#finish(text, base, visit.origin, file.slice(file.lastIndexOf('.') + 1));
    if (visit.ifNoneMatch?.includes(page.etag))
      // With the policy: a browser may take the headers of this answer for those of the page that it has.
      return { status: 304, headers: page.headers, body: null };
    const encoding = (['br', 'gzip'] as const).find((name) => visit.acceptEncoding.includes(name));
    return {
      status: 200,
      headers: { ...page.headers, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) },
      body: encoding === undefined ? page.identity : page[encoding],
    };
  }

  /** A page has one address: the same one with a slash at its end leads to it. */
  async #withoutSlash(path: string): Promise<PageAnswer | null> {
    const short = path.replace(/(?<!\/)\/+$/, '');
    if (short === path || short === '' || (await this.registry.documentAt(short)) === null) return null;
    return { status: 301, headers: { location: short, 'cache-control': 'no-cache' }, body: null };
  }

  /** The file as the section published it. Throws when it is missing, or differs from the descriptor. */
  #textOf(place: DocumentPlace, file: string, integrity: string): Promise<string> {
    return this.#texts.get(`${place.key}${file} ${integrity}`, async () => {
      const bytes = await place.read(file);
      if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
        throw new Error(`${place.key}${file} is not what was published.`);
      return bytes.toString('utf8');
    });
  }

  async #finish(text: string, base: string, origin: string, extension: string): Promise<FinishedPage> {
    const settings: PublicSettings = {
      authScheme: this.registry.settings.authScheme,
      formEndpoint: this.registry.settings.formEndpoint ?? null,
    };
    const scripts = await this.scripts();
    const { head, file, integrity } = scripts;
    const shell =
      `<meta name="arena-settings" content="${escapeAttribute(JSON.stringify(settings))}"/>` +
      (file === null
        ? ''
        : `<meta name="arena-script" content="/${file}"${integrity === undefined ? '' : ` data-integrity="${integrity}"`}/>`) +
      `<script>${head}</script>`;
    const key = [sha256(text), base, origin, shell].join(' ');
    return this.#finished.get(key, async () => {
      const page = text
        .replaceAll(PLACEHOLDERS.base, () => base)
        .replaceAll(PLACEHOLDERS.origin, () => origin)
        .replace(`<meta name="${PLACEHOLDERS.shell}"/>`, () => shell);
      const identity = Buffer.from(page);
      const [br, zipped] = await Promise.all([
        compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
        compress.gzip(identity, { level: 9 }),
      ]);
      const etag = `"${sha256(identity).slice(0, 22)}"`;
      return {
        etag,
        headers: {
          'content-type': TYPES[extension] ?? 'application/octet-stream',
          // Kept by the browser, and asked about each time: a new version is there at the next load.
          'cache-control': 'no-cache',
          vary: 'accept-encoding',
          etag,
          ...(extension === 'html' ? headersOf(page, scripts, base, origin, settings) : {}),
        },
        identity,
        br,
        gzip: zipped,
      };
    });
  }
}
