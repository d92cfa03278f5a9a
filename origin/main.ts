// The server that a browser meets: `node origin/dist/main.js`, over the folder that `npm run ship` publishes to.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileProblem } from '@arena/shared/contract';
import { nullIfMissing } from '../ship/registry/registry-file.ts';
import { listen } from './listen.ts';
import { publishingTo } from './publishing.ts';
import { readSettings } from './settings.ts';
import { createShellServer, servedFrom } from './shell-server.ts';

process.once('uncaughtException', (error) => {
  console.error(fileProblem(error, process.cwd()) ?? error);
  process.exit(1);
});
const { SHIP_FOLDER, SHELL_FOLDER } = process.env;
if (!SHIP_FOLDER) {
  console.error('SHIP_FOLDER is not set: name the folder that versions are published to.');
  process.exit(2);
}
const live = path.resolve(SHIP_FOLDER);
// A folder that is not there yet may be mounted, or published to, later.
await access(live, constants.R_OK | constants.X_OK).catch(nullIfMissing);
const { port, settings, telemetry, shipApi, ...options } = readSettings(process.env);
const server = await createShellServer({
  ...(SHELL_FOLDER ? { folder: path.resolve(SHELL_FOLDER) } : {}),
  ...servedFrom(live, settings),
  ...(telemetry ? { figures: live } : {}),
  ...options,
  publishing: publishingTo(shipApi ? live : null),
});
await listen(server, port, 'PORT', 'shell');
