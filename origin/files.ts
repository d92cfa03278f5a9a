import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cachingOf } from './caching.ts';

interface FilesOptions extends Pick<FastifyStaticOptions, 'allowedPath' | 'prefix' | 'decorateReply' | 'serve'> {
  /** Headers of every file besides its caching. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How a file may be cached; by its name when left out. */
  readonly caching?: string;
}

/** Serves the files of a folder, compressed where the build has a compressed form. The build's own dotfiles are not public. */
export async function serveFiles(app: FastifyInstance, root: string, { headers = {}, caching, ...options }: FilesOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', caching ?? cachingOf(file));
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
    ...options,
  });
}
