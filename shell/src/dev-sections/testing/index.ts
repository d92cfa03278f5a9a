import { DEV_SECTIONS_PATH, type Preview, PREVIEWS_PATH } from '@arena/shared/contract/publishing';
import { descriptor } from '../../sections/testing';

export const DEVELOPER = 'http://localhost:3901';

export const VERSION = '1.5.0-preview.3f9a2c1d';
/** A preview of the rooms, for a minute and a half by the clock of `fakeServers`. `changes`: of its descriptor. */
export const previewOf = (changes: object = {}): Preview => ({
  ...{ id: 'i'.repeat(22), at: '2026-11-29T10:00:00.000Z', by: 'Maya', why: 'The new filter', until: 100_000 },
  sections: [
    {
      ...{ name: 'mfe_rooms', folder: 'mfe-rooms' },
      live: { version: VERSION, base: `/live/mfe-rooms/${VERSION}/`, descriptor: descriptor({ version: VERSION, ...changes }) },
    },
  ],
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The console's server and a developer's machine, as a test changes them; `asked` holds what they were asked. */
export function fakeServers() {
  const servers = {
    asked: [] as string[],
    sections: [{ section: 'mfe_rooms', origin: DEVELOPER, until: 10_000 + 8 * 60 * 60_000 }],
    now: 10_000,
    status: 200,
    allowed: ['http://localhost:*'],
    developer: descriptor({ version: '1.5.0' }) as unknown,
    /** What the session runs, where it runs a preview. */
    preview: undefined as unknown,
  };
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = String(input);
    servers.asked.push(`${init.method ?? 'GET'} ${address}`);
    if (address.startsWith(DEVELOPER)) {
      if (servers.developer instanceof Error) throw servers.developer;
      return json(servers.developer);
    }
    if (address.startsWith(PREVIEWS_PATH))
      return servers.preview == null ? json({ message: 'No such preview.' }, 404) : json(servers.preview);
    if (address !== DEV_SECTIONS_PATH) throw new Error(`Nothing answers ${address}.`);
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    if (servers.status !== 200) return json({ message: 'The server’s own words.', success: false }, servers.status);
    return json({ allowed: servers.allowed, sections: servers.sections, preview: servers.preview, now: servers.now });
  });
  return servers;
}

/** What a test sends from the developer's machine. jsdom has no server-sent events. */
export class FakeEventSource extends EventTarget {
  static readonly open: FakeEventSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }
  change(): void {
    this.dispatchEvent(new Event('change'));
  }
  close(): void {
    FakeEventSource.open.splice(FakeEventSource.open.indexOf(this), 1);
  }
}
