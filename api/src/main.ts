import { createServer } from 'node:net';
import { secretInDatabase, secretInFolder } from './auth/tokens';
import { prepareDecoy, prepareRules } from './auth/passwords';
import { buildApp } from './app';
import { ConfigError, readConfig } from './config';
import { openDatabase } from './db/connect';
import { seedOnFirstStart } from './demo/first-start';
import { Metrics } from './http/metrics';
import { toPrint } from './program';

/** After the calls in flight have ended: the database's connections are closed. */
const CLOSING_SECONDS = 5;

/** Before the database is opened: a start next to a running server fails immediately. */
function refuseTakenPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code ?? error.message})`;
      reject(new ConfigError(`Port ${port} at ${host} ${reason}. Stop that program, or choose another port with API_PORT.`));
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await refuseTakenPort(config.host, config.port);
  const connection = await openDatabase(config);
  let app: Awaited<ReturnType<typeof buildApp>> | null = null;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A database that hangs gives no connection back; a server that was told to stop must end by itself.
    setTimeout(() => process.exit(1), (config.stopSeconds + CLOSING_SECONDS) * 1000).unref();
    await app?.close();
    await connection.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  await seedOnFirstStart(connection, config.production);
  const tokenSecret =
    config.jwtSecret ?? (connection.embedded ? await secretInFolder(config.dataDir) : await secretInDatabase(connection.db));
  await prepareDecoy();
  await prepareRules();
  const metrics = new Metrics();
  metrics.watchProcess();
  app = await buildApp({ connection, config, tokenSecret, metrics });
  const address = await app.listen({ host: config.host, port: config.port });
  console.log(
    `Arena API listens at ${address}/api/v1 (${connection.embedded ? `embedded database in ${config.dataDir}` : 'PostgreSQL server'}).`,
  );
}

start().catch((error: unknown) => {
  console.error(toPrint(error));
  process.exit(1);
});
