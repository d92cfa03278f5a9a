import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract';
import type { FastifyReply } from 'fastify';
import type { Behaviour } from './section-origin.ts';

// A proxy's error page or a broken build comes from the same origin as the files, so it is readable from everywhere too.
const open = (reply: FastifyReply, type: string) => reply.header('access-control-allow-origin', '*').type(type);

const pathOf = (url: string) => url.replace(/\?.*/, '');

/** Accepts connections and never answers. */
export const silent: Behaviour = () => new Promise<never>(() => undefined);

/** Answers, after a while. */
export const slow =
  (milliseconds: number): Behaviour =>
  () =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What many a server says about a file that it does not have: a page, with status 200. */
export const html: Behaviour = (_, reply) => open(reply, 'text/html').send('<!doctype html><title>Welcome</title><h1>It works!</h1>');

/** Some of its files are gone. */
export const without =
  (file: RegExp): Behaviour =>
  (request, reply) =>
    file.test(pathOf(request.url)) ? open(reply, 'text/plain').code(404).send('Not found') : undefined;

const descriptorOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'section.json'), 'utf8')) as SectionDescriptor;

/** Serves a descriptor that differs from the one that the build wrote. */
export const describedAs =
  (folder: string, change: Partial<SectionDescriptor>): Behaviour =>
  (request, reply) =>
    pathOf(request.url) === '/section.json' ? open(reply, 'application/json').send({ ...descriptorOf(folder), ...change }) : undefined;

const fileOf = (url: string) => pathOf(url).slice(1);
const ENTRY = /remoteEntry\.[\da-f]{8}\.js/g;

/** A build went wrong and was shipped all the same: under a new name, as every build, and vouched for by its descriptor. */
export function brokenEntry(folder: string): Behaviour {
  const content = 'const broken = ;';
  const name = 'remoteEntry.0badc0de.js';
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const renamed = (file: string) => readFileSync(path.join(folder, file), 'utf8').replace(ENTRY, name);
  const descriptor = JSON.parse(renamed('section.json')) as SectionDescriptor;
  const vouched = { ...descriptor, integrity: { ...descriptor.integrity, [name]: hash } };
  return (request, reply) => {
    const file = fileOf(request.url);
    if (file === name) return open(reply, 'text/javascript').send(content);
    if (file === 'section.json') return open(reply, 'application/json').send(vouched);
    return file === 'mf-manifest.json' ? open(reply, 'application/json').send(renamed(file)) : undefined;
  };
}

/** Somebody has changed the entry on the way, and would like to run in the console. */
export const tamperedEntry: Behaviour = (request, reply) =>
  fileOf(request.url).startsWith('remoteEntry.') ? open(reply, 'text/javascript').send('window.__tampered = true;') : undefined;
