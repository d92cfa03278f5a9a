import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { answers, freePort, HOST } from '../../tooling/network.ts';
import { programOf } from './programs.ts';
import { type Driver, type Engine, recordErrors } from './tab.ts';

/** The member that holds an element's id, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** One call of the WebDriver protocol. */
async function call<T>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<T> {
  const answer = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: T };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function openTab(driver: string): Promise<Driver> {
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', { capabilities: {} });
  const session = `${driver}/session/${sessionId}`;
  const post = <T>(path: string, body: unknown) => call<T>(`${session}/${path}`, 'POST', body);
  const found = async (xpath: string) =>
    `element/${(await post<Record<string, string>>('element', { using: 'xpath', value: xpath }))[ELEMENT]}`;
  /** Again where the element was replaced in the meantime. */
  const act = (xpath: string, action: string, body: unknown) =>
    expect(async () => post(`${await found(xpath)}/${action}`, body)).toPass({ timeout: 20_000 });
  const resize = (width: number, height: number) => post<void>('window/rect', { width, height });
  await resize(1440, 900);
  const evaluate: Driver['evaluate'] = (run, ...args) => post('execute/sync', { script: `return (${run.toString()})(...arguments)`, args });
  return {
    goto: async (url) => {
      await post('url', { url });
      await evaluate(recordErrors);
    },
    evaluate,
    click: (xpath) => act(xpath, 'click', {}),
    type: (xpath, text) => act(xpath, 'value', { text }),
    resize,
    close: () => call<void>(session, 'DELETE'),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

export async function startWebKit(): Promise<Engine> {
  const screen = spawn(programOf('xvfb'), ['-displayfd', '1', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programOf('webkit2gtk-driver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const address = `http://${HOST}:${port}`;
  await answers(`${address}/status`, () => driver.exitCode === null, 30_000);
  return {
    open: () => openTab(address),
    close: async () => {
      await end(driver);
      await end(screen);
    },
  };
}
