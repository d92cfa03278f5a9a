import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { FILES_LIST, type FilesList } from '@arena/shared/contract/publishing';
import { type AppName, ROOT } from '../../tooling/apps.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** The names of the files of a build that a list has, of one kind. */
export function listedFiles(app: AppName, kind: RegExp): readonly string[] {
  const { files } = JSON.parse(readFileSync(path.join(ROOT, app, 'dist', FILES_LIST), 'utf8')) as FilesList;
  return Object.keys(files).filter((file) => kind.test(file));
}

/** From now on the browser gets files of a build with one byte changed, in the middle of each. */
export async function flip(asking: BrowserContext | Page, app: AppName, files: readonly string[]): Promise<void> {
  await asking.route(
    ({ pathname }) => files.includes(path.posix.basename(pathname)),
    (route) => {
      const name = path.posix.basename(new URL(route.request().url()).pathname);
      const body = readFileSync(path.join(ROOT, app, 'dist', name));
      const middle = body.length >> 1;
      body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
      const headers = { 'access-control-allow-origin': '*', 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' };
      return route.fulfill({ body, headers });
    },
  );
}

export const restore = (asking: BrowserContext | Page) => asking.unrouteAll();

/** Loads scripts as webpack's runtime does, all of them in parallel, and returns the outcome of each. */
export function loadAll(page: Page, addresses: readonly string[]): Promise<Record<string, 'ran' | 'refused'>> {
  return page.evaluate(async (all) => {
    const outcomes = all.map(
      (address) =>
        new Promise<[string, 'ran' | 'refused']>((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve([address, 'ran']);
          script.onerror = () => resolve([address, 'refused']);
          window.__arenaLoadVerified?.(script, address);
          document.head.append(script);
        }),
    );
    return Object.fromEntries(await Promise.all(outcomes));
  }, addresses);
}

declare global {
  interface Window {
    __arenaLoadVerified?: (element: HTMLScriptElement | HTMLLinkElement, address: string) => void;
  }
}
