import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface Served {
  readonly body: Buffer;
  readonly type: string;
}

interface PlainPage {
  readonly origin: string;
  close(): Promise<void>;
}

const WITHOUT = [
  /<script[\s\S]*?<\/script>/g,
  /<link rel="preload"[^>]*>/g,
  /<link rel="canonical"[^>]*>/g,
  /<meta (?:name="arena-|name="twitter|property=)[^>]*>/g,
];

/**
 * The same text, pictures, type and style sheet as a page that knows nothing of sections: without scripts and hints, all of
 * it from one origin. What the architecture costs is the distance from this page.
 */
export async function servePlain(address: string, sectionOrigin: string): Promise<PlainPage> {
  const answer = await fetch(address);
  let html = await answer.text();
  for (const part of WITHOUT) html = html.replaceAll(part, '');
  const files = new Map<string, Served>();
  for (const [url = '', name = ''] of html.matchAll(new RegExp(`${sectionOrigin}/([\\w.-]+)`, 'g'))) {
    const file = await fetch(url);
    files.set(`/${name}`, { body: Buffer.from(await file.arrayBuffer()), type: file.headers.get('content-type') ?? '' });
  }
  html = html.replaceAll(`${sectionOrigin}/`, '/');
  files.set('/', { body: Buffer.from(html), type: 'text/html; charset=utf-8' });
  const packed = new Map([...files].map(([name, { body }]) => [name, brotliCompressSync(body)]));

  const server: Server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) return response.writeHead(404).end();
    const font = file.type.includes('woff');
    const body = font ? file.body : packed.get(request.url ?? '');
    return response
      .writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache', ...(font ? {} : { 'content-encoding': 'br' }) })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
