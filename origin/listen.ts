import { fileProblem } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';

/** Loopback unless HOST says otherwise: the demo's sign-ins are public knowledge. */
export const HOST = process.env.HOST ?? 'localhost';

interface Server {
  readonly app: FastifyInstance;
  readonly port: number;
}

/** Makes a server that listens, and ends the process with a sentence when that fails. Closes cleanly on SIGINT and SIGTERM. */
export async function listen(name: string, variable: string, make: () => Promise<Server>): Promise<void> {
  try {
    const { app, port } = await make();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
    await app.listen({ port, host: HOST });
    console.log(`${name} listens on http://${HOST}:${port}`);
  } catch (error) {
    const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
    const why = fileProblem(error, process.cwd()) ?? (error instanceof Error && error.name === 'Error' ? error.message : error);
    if (code === 'EADDRINUSE') console.error(`Port ${port} is taken. Choose another for ${name} with ${variable}.`);
    else console.error(`${name} could not start:`, why);
    process.exit(1);
  }
}
