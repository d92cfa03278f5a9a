import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import type { FastifyReply } from 'fastify';
import type { Behavior } from './section-origin.ts';

// A proxy's error page or a broken build comes from the same origin as the files, so it is readable from everywhere too.
const open = (reply: FastifyReply, type: string) => reply.header('access-control-allow-origin', '*').type(type);

const pathOf = (url: string) => url.replace(/\?.*/, '');

const fileOf = (url: string) => pathOf(url).slice(1);

/** Accepts connections and never answers. */
export const silent: Behavior = () => new Promise<never>(() => undefined);

/** Answers, after a while. */
export const slow =
  (milliseconds: number): Behavior =>
  () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What many servers answer for a missing file: a page, with status 200. */
export const html: Behavior = (_, reply) => open(reply, 'text/html').send('<!doctype html><title>Welcome</title><h1>It works!</h1>');

/** Answers an error. */
export const answering =
  (status: number): Behavior =>
  (_, reply) =>
    open(reply, 'text/plain').code(status).send('Not here, not now');
export const missing = answering(404);

/** The connection ends in the middle of an answer. */
export const cut: Behavior = (_, reply) => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000, 'access-control-allow-origin': '*' });
  raw.write('{"formatVersion":', () => raw.destroy());
  return reply;
};

/** One byte of a file is another than was published, and browsers keep it. */
export const flipped =
  (folder: string): Behavior =>
  (request, reply) => {
    const content = readFileSync(path.join(folder, fileOf(request.url)));
    const middle = content.length >> 1;
    content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
    return open(reply, 'text/javascript').header('cache-control', 'public, max-age=31536000, immutable').send(content);
  };

/** Does it with some of its files only. */
export const only =
  (files: readonly string[], behavior: Behavior): Behavior =>
  (request, reply) =>
    files.includes(fileOf(request.url)) ? behavior(request, reply) : undefined;

const descriptorOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'section.json'), 'utf8')) as SectionDescriptor;

/** Serves a descriptor that differs from the one that the build wrote. */
export const describedAs =
  (folder: string, change: Partial<SectionDescriptor>): Behavior =>
  (request, reply) =>
    pathOf(request.url) === '/section.json' ? open(reply, 'application/json').send({ ...descriptorOf(folder), ...change }) : undefined;
