// Serves one section's build from its own origin: `tsx origin/section-server.ts mfe-rooms`, with SECTION_PORT.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { isSection, ROOT } from '../tooling/apps.ts';
import { serveFiles } from './files.ts';
import { listen } from './listen.ts';

/** The files of a folder, readable from every origin: what a section publishes is public. */
export async function createSectionServer(folder: string) {
  const app = fastify({ forceCloseConnections: true });
  await serveFiles(app, folder, {
    // The console fetches these from another origin on purpose.
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  });
  return app;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const name = process.argv[2] ?? '';
  if (!isSection(name)) {
    console.error(`'${name}' is not a section of this repository.`);
    process.exit(2);
  }
  const port = Number(process.env.SECTION_PORT);
  await listen(await createSectionServer(path.join(ROOT, name, 'dist')), port, 'SECTION_PORT', name);
}
