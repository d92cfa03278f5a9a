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
await listen(await createSectionServer(folder), Number(process.env.SECTION_PORT), 'SECTION_PORT', path.basename(path.dirname(folder)));
