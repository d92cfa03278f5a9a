/** Cases per border in `npm test`, the same each time. `npm test -- fuzz` runs twenty times as many, different each time. */
export const CASES = {
  // Parsers
  registry: 500,
  descriptor: 800,
  'files list': 400,
  'stored auth record': 600,
  'stored member of the public pages': 400,
  'return address': 400,
  drafts: 100,
  'operations’ journal': 500,
  'address state': 100,
  'date arrays': 800,
  'entities of the wire': 800,
  'lists of the wire': 400,
  'answers of the API': 200,
  'rewards text': 300,
  'amounts of the wire': 300,
  'event stream': 300,
  'telemetry body': 400,
  'signed texts': 200,
  'grants of dev sections': 200,
  'cookies of dev sections': 200,
  'ship tokens': 200,
  'upload lists': 300,
  'ship commands': 200,
  'exported cells': 200,
  // The server
  'cents of the server': 200,
  'calls of the server': 800,
  'requests as they are written': 200,
} as const;

export type Border = keyof typeof CASES;

export const IN_ALL = 10_000;
export const FUZZ_TIMES = 20;
