import { test } from '@playwright/test';
import { installEngines } from './programs.ts';

test('Firefox and WebKit are installed', () => {
  test.setTimeout(900_000);
  installEngines();
});
