import type { Console } from './consoles.ts';
import { type Client, financeServer } from './finance-server.ts';
import { ADMIN, type SignIn, signInAt } from './people.ts';

/** An administrator whom no other test has: with read marks, a name and a password of the own. */
interface NewAdmin extends SignIn {
  readonly id: number;
  readonly name: string;
}

/** What a test does outside the browser, on the platform's own server. */
interface OverviewServer {
  /** What a call answers to an administrator. */
  read<T>(path: string): Promise<T>;
  /** Registers a user; returns the id. */
  register(): Promise<number>;
  /** A player asks for a top-up, which every administrator is told. Answers its id. */
  askTopUp(amount: number): Promise<number>;
  /**
   * A player who had asked for a top-up, was told that it is approved (a notification of type `other`), and was then made an
   * administrator, of which every administrator is told (type `alert`).
   */
  admin(): Promise<NewAdmin>;
  /** A top-up that this administrator asks for; answers its id. */
  askTopUpOf(admin: NewAdmin, amount: number): Promise<number>;
}

// The one that financeServer gives to those whom it registers.
const PASSWORD = 'finance-client';

export async function overviewServer(platform: Pick<Console, 'api'>): Promise<OverviewServer> {
  const { api } = platform;
  const finance = await financeServer(platform);
  const { token } = await signInAt(api, ADMIN);
  const call = async (method: 'GET' | 'POST', path: string) => {
    const answer = await fetch(`${api}/api/v1${path}`, { method, headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
  const ask = async (client: Client, amount: number) => {
    const [id] = await finance.askTopUps(client, [amount]);
    if (id === undefined) throw new Error('The top-up has no id.');
    return id;
  };
  return {
    read: async <T>(path: string) => (await call('GET', path)) as T,
    register: async () => (await finance.client()).id,
    askTopUp: async (amount) => ask(await finance.client(), amount),
    async admin() {
      const client = await finance.client();
      await finance.approve('topup', await ask(client, 5));
      await finance.promote(client);
      return { ...client, password: PASSWORD };
    },
    askTopUpOf: (admin, amount) => ask(admin, amount),
  };
}
