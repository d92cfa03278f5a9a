import { type Hashes, hashesOf, type NamedList } from '../ship/files-list.ts';

/** Lists that are kept; beyond it the oldest goes. */
const KEPT = 300;

/** The lists of versions, each read once: a list is known by its own hash. */
export class Lists {
  readonly #known = new Map<string, Promise<Hashes>>();

  /** The hash of every file of a version. Rejects when its list is not to be had, or not the one that is named. */
  of(named: NamedList, read: (file: string) => Promise<Buffer>): Promise<Hashes> {
    const { files } = named;
    const known = files === undefined ? undefined : this.#known.get(files);
    if (known !== undefined) return known;
    const reading = hashesOf(named, read);
    if (files === undefined) return reading;
    this.#known.set(files, reading);
    reading.catch(() => this.#known.delete(files));
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return reading;
  }
}
