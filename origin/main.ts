// The server that a browser meets: `node origin/dist/main.js`, over the folder that `npm run ship` publishes to.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';
import { createShellServer, servedFrom } from './shell-server.ts';
import { answerCommand, inChild, SHIP_COMMAND } from './ship-api/child.ts';

async function serve(): Promise<void> {
  const { SHIP_FOLDER, SHELL_FOLDER } = process.env;
  if (!SHIP_FOLDER) {
    console.error('SHIP_FOLDER is not set: name the folder that versions are published to.');
    process.exit(2);
  }
  const { port, settings, telemetry, ...options } = readSettings(process.env);
  const server = await createShellServer({
    ...(SHELL_FOLDER ? { folder: path.resolve(SHELL_FOLDER) } : {}),
    ...servedFrom(path.resolve(SHIP_FOLDER), settings),
    ...(telemetry ? { figures: path.resolve(SHIP_FOLDER) } : {}),
    ...options,
    carry: inChild(fileURLToPath(import.meta.url)),
  });
  await listen(server, port, 'PORT', 'shell');
}

await (process.argv[2] === SHIP_COMMAND ? answerCommand() : serve());
