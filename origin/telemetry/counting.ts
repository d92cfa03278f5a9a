import { fileProblem } from '@arena/shared/contract';
import { addFigures, type FiguresRecord, type VersionReport } from '@arena/shared/contract/telemetry';
import { appendFigures, dropOldFigures } from '../../ship/registry/figures-folder.ts';
import { Crashes, type CrashSeen } from './crashes.ts';

/** Records kept in memory while the folder is not writable: a few hours of ten versions, or of a candidate with fifty people. */
const KEPT_MOST = 20_000;

/** Adds up by the minute in memory, and writes the sums on request. */
export class Counting {
  #records = new Map<string, FiguresRecord>();
  readonly #crashes: Crashes;
  #writing: Promise<void> = Promise.resolve();
  #day = '';
  #silent = false;

  constructor(
    private readonly folder: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.#crashes = new Crashes(folder);
  }

  /** By this server's clock: those of browsers may say anything. */
  add({ section, version, cohort, figures }: Omit<VersionReport, 'crashes'>, person: string | null = null): void {
    const minute = `${this.now().toISOString().slice(0, 16)}:00.000Z`;
    const key = [section, version, cohort, minute, person].join(' ');
    const before = this.#records.get(key);
    if (before === undefined && this.#records.size >= KEPT_MOST) return;
    this.#records.set(key, {
      section,
      version,
      cohort,
      minute,
      ...(person === null ? {} : { person }),
      figures: before === undefined ? figures : addFigures(before.figures, figures),
    });
  }

  addCrash(crash: CrashSeen): void {
    this.#crashes.add(crash, this.now());
  }

  /** One after the other. Never rejects. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const records = this.#records;
    this.#records = new Map();
    try {
      if (records.size > 0) await appendFigures(this.folder, [...records.values()]);
      await this.#crashes.write();
      const day = this.now().toISOString().slice(0, 10);
      if (day !== this.#day) {
        await dropOldFigures(this.folder, this.now());
        await this.#crashes.dropOld(this.now());
      }
      this.#day = day;
      this.#silent = false;
    } catch (error) {
      // Kept for the next time; said once.
      this.#records = new Map([...records, ...this.#records].slice(-KEPT_MOST));
      if (!this.#silent) console.error(`Section telemetry can't be stored. ${fileProblem(error, this.folder) ?? String(error)}`);
      this.#silent = true;
    }
  }
}
