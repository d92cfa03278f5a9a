import { createServer } from 'node:net';
import { ConfigError } from './config';

/** Before the database is opened: who only forgot a running server should not wait for a second one to be prepared. */
export function refuseTakenPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code ?? error.message})`;
      reject(new ConfigError(`Port ${port} at ${host} ${reason}. Stop that program, or choose another port with API_PORT.`));
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}
