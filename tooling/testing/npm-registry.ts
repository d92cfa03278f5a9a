import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { HOST } from '../network.ts';

/** A package as `npm publish` sends it, and `npm install` reads it. */
interface Package {
  readonly versions: Readonly<Record<string, object>>;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

export interface NpmRegistry {
  readonly url: string;
  close(): void;
}

/** An npm registry in memory. Like every registry, it refuses a version that it has. */
export async function startNpmRegistry(): Promise<NpmRegistry> {
  const packages = new Map<string, Package>();

  function add(name: string, sent: Package): number {
    const { versions, _attachments } = packages.get(name) ?? { versions: {}, _attachments: {} };
    if (Object.keys(sent.versions).some((version) => version in versions)) return 409;
    const attachments = { ..._attachments, ...sent._attachments };
    packages.set(name, { ...sent, versions: { ...versions, ...sent.versions }, _attachments: attachments });
    return 201;
  }

  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown = {}) =>
      void response.writeHead(status).end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    // `@arena/ship`, or `@arena/ship/-/@arena/ship-1.0.0.tgz`.
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    if (request.method === 'PUT') return void json(request).then((sent) => answer(add(name, sent as Package)));
    const { _attachments = {}, ...about } = packages.get(name) ?? {};
    const data = file === undefined ? undefined : _attachments[file]?.data;
    if (data !== undefined) answer(200, Buffer.from(data, 'base64'));
    else answer(file === undefined && packages.has(name) ? 200 : 404, about);
  });
  await new Promise<void>((resolve) => void server.listen(0, HOST, resolve));
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
