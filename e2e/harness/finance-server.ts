import type { Console } from './consoles.ts';
import type { Kind, Verb } from './finance.ts';
import { grantAt } from './grant.ts';
import { ADMIN, type SignIn, signInAt } from './people.ts';

interface Movement {
  readonly amount: number;
  readonly reason: string;
  readonly user: { readonly id: number };
}

/** A player who asks for money, without requests of other players. */
export interface Client {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Another administrator. */
interface Colleague {
  readonly name: string;
  readonly credentials: SignIn;
  decide(kind: Kind, id: number, verb: Verb): Promise<void>;
}

/** What `topup-statistics` answers. */
interface TopUpFigures {
  readonly pending: number;
  readonly approvedToday: number;
  readonly approvedYesterday: number;
  readonly amountToday: number;
  readonly successRate: number | null;
}

/** What a test does outside the browser, on the platform's own server. */
export interface FinanceServer {
  readonly adminId: number;
  /** A new player, without any request. */
  client(): Promise<Client>;
  /** The client asks for top-ups; answers their ids. */
  askTopUps(client: Client, amounts: readonly number[]): Promise<readonly number[]>;
  /** The client asks for a payout; the balance must cover it. Answers its id. */
  askRedeem(client: Client, amount: number): Promise<number>;
  approve(kind: Kind, id: number): Promise<void>;
  /** Makes the client an administrator. */
  promote(client: Client): Promise<void>;
  ban(client: Client): Promise<void>;
  /** A second administrator decides, elsewhere. */
  colleague(): Promise<Colleague>;
  statistics(): Promise<TopUpFigures>;
  balanceOf(client: Client): Promise<number>;
  /** Every movement of the client's balance, as the database has them. */
  movements(client: Client): Promise<readonly Movement[]>;
  /** The state that the server has a request in. */
  stateOf(kind: Kind, id: number): Promise<string>;
}

const PASSWORD = 'finance-client';
let counter = 0;

export async function financeServer({ api }: Pick<Console, 'api'>): Promise<FinanceServer> {
  const { token, user } = await signInAt(api, ADMIN);
  const tokens = new Map<number, string>();
  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, as = token): Promise<T> {
    const answer = await fetch(`${api}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${as}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const signUp = async (what: string) => {
    // No other test, and no other run on the same database, has this address.
    const name = `${what} ${Date.now().toString(36)}${(counter += 1)}`;
    const email = `${name.replace(' ', '.').toLowerCase()}@arena.test`;
    await call('POST', '/auth/register', { name, email, password: PASSWORD });
    return { name, email, signIn: () => signInAt(api, { email, password: PASSWORD }) };
  };
  return {
    adminId: user.id,
    async client() {
      const { name, email, signIn } = await signUp('Client');
      const signedIn = await signIn();
      tokens.set(signedIn.user.id, signedIn.token);
      return { id: signedIn.user.id, name, email };
    },
    async promote({ id, email }) {
      await grantAt(api, { token, password: ADMIN.password }, email);
      // The grant has ended the session of before.
      tokens.set(id, (await signInAt(api, { email, password: PASSWORD })).token);
    },
    async colleague() {
      const { name, email, signIn } = await signUp('Colleague');
      await grantAt(api, { token, password: ADMIN.password }, email);
      const { token: theirs } = await signIn();
      return {
        name,
        credentials: { email, password: PASSWORD },
        decide: async (kind, id, verb) => void (await call('PUT', `/${kind}/${id}/${verb.toLowerCase()}`, undefined, theirs)),
      };
    },
    statistics: () => call<TopUpFigures>('GET', '/topup/statistics'),
    async askTopUps({ id }, amounts) {
      const ids: number[] = [];
      for (const amount of amounts) {
        const query = new URLSearchParams({ amount: String(amount), itemName: 'eSewa' });
        const { topupId } = await call<{ topupId: number }>('POST', `/topup/user/${id}/game/2?${query}`, undefined, tokens.get(id));
        ids.push(topupId);
      }
      return ids;
    },
    async askRedeem({ id }, amount) {
      const query = new URLSearchParams({ amount: String(amount), method: 'UPI', accountNo: '9800000001' });
      return (await call<{ redeemId: number }>('POST', `/redeem/user/${id}?${query}`, undefined, tokens.get(id))).redeemId;
    },
    approve: async (kind, id) => void (await call('PUT', `/${kind}/${id}/approve`)),
    ban: async ({ id }) => void (await call('PUT', `/users/${id}/ban`)),
    balanceOf: async ({ id }) => (await call<{ balance: number }>('GET', `/users/${id}`)).balance,
    movements: ({ id }) => call<Movement[]>('GET', `/users/${id}/statement`),
    async stateOf(kind, id) {
      const lists = kind === 'topup' ? ['/topup/status/PENDING', '/topup/status/Approved', '/topup/status/REJECTED'] : ['PENDING', 'APPROVED', 'REJECTED'].map((state) => `/redeem/admin/status/${state}`); // prettier-ignore
      for (const path of lists) {
        const found = (await call<{ topupId?: number; redeemId?: number; status: string }[]>('GET', path)).find(
          (one) => (kind === 'topup' ? one.topupId : one.redeemId) === id,
        );
        if (found !== undefined) return found.status;
      }
      throw new Error(`No list has the ${kind} ${id}.`);
    },
  };
}
