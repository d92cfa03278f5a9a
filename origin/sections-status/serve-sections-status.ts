import { SECTIONS_STATUS_PATH } from '@arena/shared/contract/publishing';
import type { FastifyInstance } from 'fastify';
import { administratorOf } from '../administrator.ts';
import type { LiveFolder } from '../live-folder.ts';
import type { RegistrySource } from '../registry.ts';
import { Measurements, statusOfFolder, statusOfOrigins } from './status.ts';

interface SectionsStatusOptions {
  readonly api: string;
  readonly registry: RegistrySource;
  readonly live?: Pick<LiveFolder, 'folder' | 'shells'>;
  readonly folder?: string;
}

const NOT_SIGNED_IN = 'Sign in as an administrator to see the health of the sections.';
const NOT_ALLOWED = 'Only administrators can see the health of the sections. If you are one, try again: the platform server may be busy.';
const UNREADABLE = "Couldn't read the live versions. Try again. If it keeps happening, contact the console's operator.";

export function serveSectionsStatus(app: FastifyInstance, { api, registry, live, folder }: SectionsStatusOptions): void {
  const measured = new Measurements();
  const status = async () => {
    const shell = live?.shells()[0] ?? folder;
    return live === undefined
      ? statusOfOrigins(await registry.document(registry.host ?? 'localhost'), shell, measured)
      : statusOfFolder(live.folder, shell, measured);
  };
  app.get(SECTIONS_STATUS_PATH, async ({ headers, log }, reply) => {
    reply.header('cache-control', 'no-store');
    if (headers.authorization === undefined) return reply.code(401).send({ message: NOT_SIGNED_IN });
    if ((await administratorOf(api, headers)) === null) return reply.code(403).send({ message: NOT_ALLOWED });
    try {
      return await status();
    } catch (error) {
      log.error(error);
      return reply.code(503).send({ message: UNREADABLE });
    }
  });
}
