import { SECTIONS } from '../../tooling/apps.ts';
import { isTaken } from '../../tooling/network.ts';

/** Throws a readable message for an invalid port. */
function portOf(variable: 'PORT' | 'API_PORT', fallback: number): number {
  const value = process.env[variable];
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_530)
    throw new Error(`${variable} is '${value}'. Set it to a port between 1 and 65530.`);
  return port;
}

/** PORT is the shell's, followed by the sections'; API_PORT is the server's. Published versions replace the sections' own servers. */
export function readPorts(published = false) {
  const shell = portOf('PORT', 3000);
  const sections = published ? [] : SECTIONS.map((name, index) => ({ name, port: shell + 1 + index }));
  return { shell, api: portOf('API_PORT', 8080), sections };
}
export type Ports = ReturnType<typeof readPorts>;

/** Throws a message that names the port in use and the variable that changes it. */
export async function assertFree(ports: Ports, withApi: boolean): Promise<void> {
  const wanted = [
    { what: 'the shell', port: ports.shell, move: 'PORT' },
    ...ports.sections.map(({ name, port }) => ({
      what: name,
      port,
      move: `PORT (the sections use the ${ports.sections.length} ports after it)`,
    })),
    ...(withApi ? [{ what: 'the server', port: ports.api, move: 'API_PORT' }] : []),
  ];
  const twice = wanted.find(({ port }, index) => wanted.findIndex((other) => other.port === port) !== index);
  if (twice !== undefined) throw new Error(`Port ${twice.port} is used twice. Move one with PORT or API_PORT.`);
  for (const { what, port, move } of wanted) {
    const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isTaken(port, host)));
    if (taken.includes(true))
      throw new Error(`Port ${port}, for ${what}, is taken by another program. Stop that program, or choose another port with ${move}.`);
  }
}
