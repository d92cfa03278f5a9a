// The server that a browser meets: `node origin/dist/main.js`, over the folder that `npm run ship` publishes to.
import path from 'node:path';
import { listen } from './listen.ts';
import { publishingTo } from './publishing.ts';
import { readSettings } from './settings.ts';
import { createShellServer, servedFrom } from './shell-server.ts';

const { SHIP_FOLDER, SHELL_FOLDER } = process.env;
if (!SHIP_FOLDER) {
  console.error('SHIP_FOLDER is not set: name the folder that versions are published to.');
  process.exit(2);
}
const live = path.resolve(SHIP_FOLDER);
const { port, settings, telemetry, shipApi, ...options } = readSettings(process.env);
const server = await createShellServer({
  ...(SHELL_FOLDER ? { folder: path.resolve(SHELL_FOLDER) } : {}),
  ...servedFrom(live, settings),
  ...(telemetry ? { figures: live } : {}),
  ...options,
  publishing: publishingTo(shipApi ? live : null),
});
await listen(server, port, 'PORT', 'shell');
