// Serves the build of one section from an origin of its own: `node origin/dist/section.js mfe-rooms/dist`, with SECTION_PORT.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listen } from './listen.ts';
import { createSectionServer } from './section-server.ts';

const folder = path.resolve(process.argv[2] ?? '');
if (!existsSync(path.join(folder, 'section.json'))) {
  console.error(`${folder} is not the build of a section: it has no section.json.`);
  process.exit(2);
}
await listen(path.basename(path.dirname(folder)), 'SECTION_PORT', async () => ({
  app: await createSectionServer(folder),
  port: Number(process.env.SECTION_PORT),
}));
