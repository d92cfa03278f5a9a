import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionName } from '../../tooling/apps.ts';

/** The section that was opened last in the console of `npm run dev`, for the next start. */
export class LastUsed {
  readonly #file: string;

  constructor(private readonly folder: string) {
    this.#file = path.join(folder, 'last-section');
  }

  /** Null where there was none. */
  read(): SectionName | null {
    try {
      return readFileSync(this.#file, 'utf8');
    } catch {
      return null;
    }
  }

  note(name: SectionName): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.#file, name);
  }
}
