import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';

const LINES = 12;

/** Where and why each failed test broke off, in a few lines at the very end: of a long log, CI keeps the end only. */
export default class ClosingReporter implements Reporter {
  private root = '';
  private readonly failed: string[] = [];

  onBegin({ rootDir }: FullConfig, _suite: Suite): void {
    this.root = rootDir;
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped' || status === 'interrupted') return;
    const why = errors.map(({ message, value, location }) => {
      const text = stripVTControlCharacters(message ?? value ?? 'no message').trimEnd();
      const at = location === undefined ? '' : ` (${relative(this.root, location.file)}:${location.line})`;
      return text.split('\n').slice(0, LINES).join('\n      ') + at;
    });
    this.failed.push(`  ${relative(this.root, test.location.file)}:${test.location.line} ${test.title}\n      ${why.join('\n      ')}`);
  }

  onExit(): Promise<void> {
    if (this.failed.length > 0) console.log(`\nwhy:\n${this.failed.join('\n')}`);
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
