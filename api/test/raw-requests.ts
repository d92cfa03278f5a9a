import assert from 'node:assert/strict';
import type { Call } from '@arena/shared/contract';
import type { TestServer } from './test-server';

export const lineOf = ({ method, path }: Call) => `${method} ${path.replace('{imageName}', 'a.png').replaceAll(/\{\w+\}/g, '1')}`;

/** A request as it is written, which the contract's client would not send. */
export const raw = (
  server: TestServer,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: string,
  contentType?: string,
  authorization?: string,
) =>
  server.app.inject({
    method,
    url: `/api/v1${url}`,
    payload,
    headers: {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(authorization === undefined ? {} : { authorization }),
    },
  });

export const message = (answer: { json(): { message: string; success: boolean } }) => {
  assert.equal(answer.json().success, false);
  return answer.json().message;
};
