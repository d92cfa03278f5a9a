/* Requests that no client of ours sends: kinds of bodies, headers, tokens and ends of addresses. */

export const CONTENT_TYPES = [
  null,
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  ';',
  'application/json, text/html',
];
export const HEADERS = [
  'idempotency-key',
  'accept',
  'x-forwarded-for',
  'content-encoding',
  'if-none-match',
  'range',
  'cookie',
  'host',
  'expect',
  'transfer-encoding',
];
export const TOKENS = [
  'Bearer',
  'Bearer  ',
  'Bearer a.b.c',
  'Basic YTpi',
  'Bearer eyJhbGciOiJub25lIn0.eyJ1aWQiOjEsInN1YiI6ImFtYXJhLmtoYW5AZXhhbXBsZS5jb20ifQ.',
  'a, b',
  `Bearer ${'x'.repeat(5000)}`,
];
export const TAILS = [
  '',
  '',
  '?status=PENDING&status=PENDING',
  '?status[]=PENDING',
  '?%zz=1',
  '?__proto__=1',
  '?amount=5&amount=500',
  `?keywords=${'%25'.repeat(2000)}`,
  '/',
  '//',
  '%00',
  '%c0%ae',
  ';a=b',
];
