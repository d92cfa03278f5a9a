import type { FastifyInstance } from 'fastify';

/** Loopback unless HOST says otherwise: the demo's sign-ins are public knowledge. */
export const HOST = process.env.HOST ?? 'localhost';

/** Listens, and ends the process with a sentence when it cannot. Closes cleanly on SIGINT and SIGTERM. */
export async function listen(app: FastifyInstance, port: number, variable: string, name: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
  try {
    await app.listen({ port, host: HOST });
    console.log(`${name} listens on http://${HOST}:${port}`);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(
      taken ? `Port ${port} is taken. Choose another for ${name} with ${variable}.` : `${name} could not start: ${String(error)}`,
    );
    process.exit(1);
  }
}
