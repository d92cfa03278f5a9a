/** The outcome of a decision: it is carried out and answered, carried out before the connection breaks, or lost. */
type DecisionFate = 'answer' | 'break' | 'lose';

interface BareRequest {
  readonly id: number;
  status: string;
  readonly amount: number;
  readonly userId: number;
  readonly [member: string]: unknown;
}

/** The tests' view of the bare backend's finance. */
export interface BareFinance {
  /** Pending top-ups of one user that no test has had yet; answers their ids. */
  ask(count: number, title?: string): readonly number[];
  statusOf(topUpId: number): string;
  /** How often a top-up was carried out: this backend never asks whether it is pending still. */
  timesDecided(topUpId: number): number;
  /** A colleague decides without this console. */
  decide(topUpId: number, status: 'APPROVED' | 'REJECTED'): void;
  afterDeciding(fate: DecisionFate): void;
}

const PEOPLE = [
  { id: 31, name: 'Tara Bose', email: 'tara@bare.test', mobileNo: '+91 70000 00031' },
  { id: 32, name: 'Uma Nair', email: 'uma@bare.test', mobileNo: null },
  { id: 33, name: null, email: 'nameless@bare.test', mobileNo: '+91 70000 00033' },
] as const;

export class FinanceMemory implements BareFinance {
  readonly topUps: BareRequest[] = [];
  readonly #decided = new Map<number, number>();
  #fate: DecisionFate = 'answer';
  #next = 500;

  constructor() {
    // Gaps on purpose, and mixed case in answers: `Approved` is the list's word, `approved` an older stored value.
    const rows = [
      { status: 'PENDING', amount: 25, title: 'Free Fire', userId: 31, itemName: 'eSewa' },
      { status: 'pending', amount: 10.5, title: 'PUBG Mobile', userId: 32, itemName: 'Khalti' },
      { status: 'PENDING', amount: 99, title: 'BGMI', userId: 33, itemName: null },
      { status: 'Approved', amount: 5, title: 'Free Fire', userId: 31, itemName: 'UPI' },
      { status: 'approved', amount: 7, title: 'BGMI', userId: 32, itemName: 'UPI' },
      { status: 'REJECTED', amount: 3, title: 'Free Fire', userId: 33, itemName: 'UPI' },
    ];
    for (const { title, ...row } of rows) this.#add({ ...row, game: { gameTitle: title } });
    this.#add({ status: 'PENDING', amount: 4, userId: 0, game: null, itemName: null });
  }

  #add(row: Omit<BareRequest, 'id'>): number {
    const id = (this.#next += 1);
    this.topUps.push({ ...row, id } as BareRequest);
    return id;
  }

  wire({ id, userId, ...rest }: BareRequest): object {
    const person = PEOPLE.find((one) => one.id === userId);
    // The platform's own user has more members; a top-up's has these three, and one row has no user at all.
    return {
      topupId: id,
      ...rest,
      user: person === undefined ? null : { name: person.name, email: person.email, mobileNo: person.mobileNo },
    };
  }

  find(id: unknown): BareRequest | undefined {
    return this.topUps.find((one) => String(one.id) === String(id));
  }

  ask(count: number, title = 'Free Fire'): readonly number[] {
    return Array.from({ length: count }, (_, index) =>
      this.#add({ status: 'PENDING', amount: 11 + index, userId: 31, game: { gameTitle: title }, itemName: 'eSewa' }),
    );
  }

  statusOf(topUpId: number): string {
    return this.find(topUpId)?.status ?? 'none';
  }

  timesDecided(topUpId: number): number {
    return this.#decided.get(topUpId) ?? 0;
  }

  decide(topUpId: number, status: 'APPROVED' | 'REJECTED'): void {
    const row = this.find(topUpId);
    if (row === undefined) throw new Error(`There is no top-up ${topUpId}.`);
    row.status = status;
    this.#decided.set(topUpId, this.timesDecided(topUpId) + 1);
  }

  afterDeciding(fate: DecisionFate): void {
    this.#fate = fate;
  }

  /** The outcome of the decision that has just arrived; the next one is answered again. */
  fate(): DecisionFate {
    const fate = this.#fate;
    this.#fate = 'answer';
    return fate;
  }
}

/** Redeem requests as an older server sends them: `id`, `paymentGetway`, people with nulls. */
export const REDEEMS = [
  { id: 71, amount: 121, status: 'PENDING', requestedAt: [2026, 11, 20, 9, 30], processedAt: null, paymentGetway: 'eSewa', accountNo: null, userId: 31, user: PEOPLE[0] }, // prettier-ignore
  { id: 72, amount: 340.5, status: 'PENDING', requestedAt: [2026, 11, 20, 9, 31, 5], processedAt: null, paymentGetway: null, accountNo: null, userId: 33, user: PEOPLE[2] }, // prettier-ignore
  { id: 73, amount: 150, status: 'PENDING', userId: 99, user: null },
];
