import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { programOf } from './programs.ts';
import { type Driver, type Engine, recordErrors } from './tab.ts';

async function openTab(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(recordErrors);
  const found = async (xpath: string) => (await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true })) as ElementHandle;
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: async (run, ...args) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as Promise<ReturnType<typeof run>>,
    click: async (xpath) => (await found(xpath)).click(),
    type: async (xpath, text) => (await found(xpath)).type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}

/** Firefox speaks WebDriver BiDi by itself. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: programOf('firefox-esr'), headless: true });
  return { open: () => openTab(browser), close: () => browser.close() };
}
