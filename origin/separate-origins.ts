// The shell's server over sections that have an origin each, on one machine: SECTION_PORTS=mfe-rooms=3001,mfe-users=3002.
import path from 'node:path';
import { HOST, listen } from './listen.ts';
import { publishingTo } from './publishing.ts';
import { RegistryKeeper } from './registry.ts';
import { readSettings } from './settings.ts';
import { createShellServer } from './shell-server.ts';

const { port, settings, telemetry, shipApi: _, ...options } = readSettings(process.env);
const sources = (process.env.SECTION_PORTS ?? '').split(',').flatMap((pair) => {
  const [name, sectionPort] = pair.split('=');
  return name && sectionPort ? [{ name, port: Number(sectionPort) }] : [];
});
// Nothing is published here, so nothing is signed: only the hashes of each section's own list are checked.
const { registryKeys: __, ...unsigned } = settings;
const registry = new RegistryKeeper(sources, unsigned, HOST);
const silent = await registry.start();
if (silent.length > 0) console.error(`No descriptor from ${silent.join(', ')}. The console leaves it out until it answers.`);
const folder = path.resolve(process.env.SHELL_FOLDER ?? 'shell/dist');
const figures = telemetry ? { figures: path.resolve('.data/telemetry') } : {};
const server = await createShellServer({ folder, registry, ...figures, ...options, publishing: publishingTo(null) });
await listen(server, port, 'PORT', 'shell');
