import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { inChild } from '../ship/server/child.ts';
import { serveShipApi, type ShipApi } from '../ship/server/serve.ts';
import { addressOf, CountedWindow } from './counted-window.ts';

/** The number of wrong tokens from one network that are checked within a minute. A valid token is always accepted. */
const WRONG_TOKENS = 20;
const WINDOW_MS = 60_000;
/** The program that runs a command, built next to the server's own. */
const COMMAND = fileURLToPath(new URL('ship-command.js', import.meta.url));

/** Publishing over HTTP to a folder; null switches it off. The only part of `ship` run here: the rest is reading (`ship/registry`). */
export function publishingTo(folder: string | null, run: ShipApi['run'] = inChild(COMMAND)) {
  const tried = new CountedWindow(WINDOW_MS);
  const mayTryAgain: ShipApi['mayTryAgain'] = (request) => tried.take(addressOf(request), 1, WRONG_TOKENS) === 1;
  return (app: FastifyInstance) => serveShipApi(app, { folder, run, mayTryAgain });
}
