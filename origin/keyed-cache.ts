/** The default number of entries; adding another removes the oldest. */
const KEPT = 300;

/** One piece of work for each key; a failure is not kept. */
export class KeyedCache<T> {
  readonly #known = new Map<string, Promise<T>>();

  constructor(private readonly most = KEPT) {}

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#known.set(key, made);
    made.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.most && oldest !== undefined) this.#known.delete(oldest);
    return made;
  }
}
