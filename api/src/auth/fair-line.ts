/** Something that waits for its turn. */
export interface Waiter {
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Whose turn it is: an account, a network. A symbol is one of its own. */
export type Lane = string | symbol;

/** A line in which lanes take turns, so that a crowd in one lane does not hold up the others. */
export class FairLine {
  readonly #lanes = new Map<Lane, Waiter[]>();
  #length = 0;

  constructor(private readonly most: number) {}

  get length(): number {
    return this.#length;
  }

  /** Lines up; false when the line is full. A full line still makes room for a lane that is shorter, at the cost of the longest. */
  add(lane: Lane, waiter: Waiter): boolean {
    const own = this.#lanes.get(lane) ?? [];
    if (this.#length >= this.most && !this.#refuseOfLongest(own.length)) return false;
    own.push(waiter);
    this.#lanes.set(lane, own);
    this.#length += 1;
    return true;
  }

  next(): Waiter | undefined {
    const [front] = this.#lanes;
    if (front === undefined) return undefined;
    const [lane, waiting] = front;
    this.#lanes.delete(lane);
    const first = waiting.shift();
    // Behind all other lanes.
    if (waiting.length > 0) this.#lanes.set(lane, waiting);
    this.#length -= 1;
    return first;
  }

  /** Whether the last of the longest lane went, which it does where two lanes are closer to each other afterwards. */
  #refuseOfLongest(ownLength: number): boolean {
    let longest: Waiter[] = [];
    for (const waiting of this.#lanes.values()) if (waiting.length > longest.length) longest = waiting;
    if (longest.length <= ownLength + 1) return false;
    longest.pop()?.refuse();
    this.#length -= 1;
    return true;
  }
}
