import { type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The person's own address: any of 127.0.0.0/8. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the line: packed bytes stay packed. */
  readonly bytes: Buffer;
  readonly text: string;
}

/** Asks for an address exactly as it is written: `fetch` would resolve its dots, choose its headers and unpack its bytes. */
export function ask(origin: string, path: string, { method = 'GET', headers = {}, body, from }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request(
      { hostname, port, path, method, headers, agent: false, ...(from === undefined ? {} : { localAddress: from }) },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString('utf8') });
        });
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

/** A call of the API with a JSON body. */
export const post = (origin: string, call: string, body: unknown, asked: Asked = {}) =>
  ask(origin, `/api/v1${call}`, {
    method: 'POST',
    ...asked,
    headers: { 'content-type': 'application/json', ...asked.headers },
    body: JSON.stringify(body),
  });
