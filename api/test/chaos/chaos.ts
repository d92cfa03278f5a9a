import { addUser, type TestUser } from '../builders';
import { openPostgres } from '../../src/db/postgres';
import type { Connection } from '../../src/db/database';
import { type Program, runProgram } from '../program';
import { addTopUps, creditsOf, type Credits } from './books';
import { payAll, type Tally } from './payers';
import type { Stage } from './stages';

export interface Round extends Tally, Credits {
  readonly fault: string;
  /** Servers that ended, or whose health was not 200 again afterwards. */
  readonly deaths: number;
}

const COPIES = 2;
const PLAYERS = 20;
const ROUND_WITHIN_MS = 90_000;
const HEALTHY_WITHIN_MS = 15_000;
const ASK_EVERY_MS = 100;
const PASSWORD = 'chaos and books';

/** A server under test. It is started once; one that ends is counted and replaced. */
class Copy {
  #program: Program | null = null;
  base = '';

  constructor(private readonly url: string) {}

  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, DATABASE_URL: this.url, API_PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'production' };
    this.#program = runProgram('main', [], env);
    [, this.base = ''] = await this.#program.says(/listens at (\S+)/);
  }

  get isAlive(): boolean {
    return this.#program !== null && this.#program.child.exitCode === null && this.#program.child.signalCode === null;
  }

  /** Recovers by itself: the test only queries it. */
  async isHealthyAgain(): Promise<boolean> {
    const end = Date.now() + HEALTHY_WITHIN_MS;
    while (this.isAlive && Date.now() < end) {
      const healthy = await fetch(`${this.base}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return true;
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    return false;
  }

  async kill(): Promise<void> {
    this.#program?.child.kill('SIGKILL');
    await this.#program?.ended;
  }
}

/** Real servers over a database to which something happens while they pay. */
export class Chaos {
  readonly #copies: Copy[];
  readonly #players: TestUser[] = [];
  readonly #books: Connection;
  #authorization = '';

  private constructor(private readonly stage: Stage) {
    this.#copies = Array.from({ length: COPIES }, () => new Copy(stage.url));
    this.#books = openPostgres(stage.url);
  }

  static async start(stage: Stage): Promise<Chaos> {
    const chaos = new Chaos(stage);
    try {
      await chaos.#prepare();
      return chaos;
    } catch (error) {
      await chaos.end();
      throw error;
    }
  }

  async #prepare(): Promise<void> {
    for (const copy of this.#copies) await copy.start();
    const people = { db: this.#books.db, now: new Date() };
    const admin = await addUser(people, 'Amara', { admin: true, password: PASSWORD });
    for (let place = 1; place <= PLAYERS; place++) this.#players.push(await addUser(people, `Player ${place}`));
    const answer = await fetch(`${this.#copies[0]?.base}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: admin.email, password: PASSWORD }),
    });
    const { token } = (await answer.json()) as { token?: string };
    if (token === undefined) throw new Error(`The administrator could not sign in: ${answer.status}`);
    this.#authorization = `Bearer ${token}`;
  }

  /** Payments under load while one fault happens at a random moment; afterwards the database shows what was credited. */
  async round(fault: string, payments: number): Promise<Round> {
    const happen = this.stage.faults[fault] ?? (() => Promise.reject(new Error(`There is no fault ${fault}`)));
    const books = { db: this.#books.db, now: new Date() };
    const topUps = await addTopUps(books, this.#players, payments);
    const moment = 1 + Math.floor(Math.random() * payments * 0.7);
    let happened: Promise<void> | null = null;
    const tally = await payAll({
      servers: () => this.#copies.map(({ base }) => base),
      authorization: this.#authorization,
      topUps,
      deadline: Date.now() + ROUND_WITHIN_MS,
      onApproved: (count) => {
        if (count >= moment) happened ??= happen();
      },
    });
    await happened;
    const deaths = await this.#buryTheDead();
    await this.stage.repair();
    return { fault, ...tally, deaths, ...(await creditsOf(books, topUps)) };
  }

  async #buryTheDead(): Promise<number> {
    let deaths = 0;
    for (const copy of this.#copies) {
      if (await copy.isHealthyAgain()) continue;
      deaths++;
      await copy.kill();
      await copy.start();
    }
    return deaths;
  }

  async end(): Promise<void> {
    for (const copy of this.#copies) await copy.kill();
    await this.#books.close();
    await this.stage.remove();
  }
}
