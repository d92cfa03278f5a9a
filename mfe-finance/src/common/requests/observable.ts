/** State outside of React, for `useSyncExternalStore`. */
export class Observable {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected emit(): void {
    for (const listener of this.#listeners) listener();
  }
}
