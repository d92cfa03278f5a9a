import type { Console } from './consoles.ts';
import { grantAt } from './grant.ts';
import { ADMIN, PLAYER, type SignIn, signInAt } from './people.ts';

export interface Person extends SignIn {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}

interface ServerUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly mobileNo: string | null;
  readonly imageName: string | null;
  readonly roles: readonly { readonly name: string }[];
}

interface PlayedRoom {
  readonly roomId: number;
  readonly kind: string;
}

interface Movement {
  readonly amount: number;
  readonly reason: string;
}

/** A user, and what they did. */
interface Activity {
  readonly user: ServerUser;
  readonly rooms: readonly PlayedRoom[];
  readonly statement: readonly Movement[];
}

interface Statistics {
  readonly total: number;
  readonly activeToday: number;
  readonly newThisMonth: number;
  readonly banned: number;
}

/** What a test does outside the browser, on the platform's own server. */
export interface UserServer {
  readonly admin: { readonly id: number; readonly name: string };
  /** Registers and signs in a new user. `tail` ends the part of the email address before the @. */
  register(tail?: string): Promise<Person>;
  users(): Promise<readonly ServerUser[]>;
  rolesOf(id: number): Promise<readonly string[]>;
  statistics(): Promise<Statistics>;
  /** A demo user with more rooms and payments than one page of the profile shows. */
  busiest(): Promise<Activity>;
  /** A user of the demo who has a picture and may still become an administrator. */
  pictured(): Promise<ServerUser & { readonly imageName: string }>;
  /** The user of the demo whose picture's file is missing. */
  withLostPicture(): Promise<ServerUser>;
  statementOf(id: number): Promise<readonly Movement[]>;
  ban(id: number, banned?: boolean): Promise<void>;
  /** Makes a user an administrator, without the browser. Their sessions end. */
  grant(email: string): Promise<void>;
  /** The status that a call of this person gets. */
  statusFor(person: Person): Promise<number>;
  /** Sends a message as the public form does, and answers nothing. */
  message(form: 'contact' | 'account-deletion', fields: Readonly<Record<string, string>>): Promise<void>;
}

const PASSWORD = 'browser-people';
const LOST = 'picture-lost.png';
let counter = 0;
/** A word that no other test, and no other run on the same database, has. */
export const freshWord = () => `${Date.now().toString(36)}${(counter += 1)}`;

export async function userServer({ api }: Pick<Console, 'api'>): Promise<UserServer> {
  const { token, user: admin } = await signInAt(api, ADMIN);
  const ask = (method: string, path: string, body?: unknown, as: string | null = token) =>
    fetch(`${api}/api/v1${path}`, {
      method,
      headers: {
        ...(as === null ? {} : { authorization: `Bearer ${as}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  async function call<T>(...request: Parameters<typeof ask>): Promise<T> {
    const answer = await ask(...request);
    if (!answer.ok) throw new Error(`${request[0]} ${request[1]} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const users = () => call<ServerUser[]>('GET', '/users/');
  return {
    admin,
    async register(tail = '') {
      const word = freshWord();
      const person = { name: `Person ${word}`, email: `person.${word}${tail}@arena.test`, password: PASSWORD };
      await call('POST', '/auth/register', person, null);
      const signedIn = await signInAt(api, person);
      return { ...person, id: signedIn.user.id, token: signedIn.token };
    },
    users,
    rolesOf: async (id) => (await users()).find((user) => user.id === id)?.roles.map(({ name }) => name) ?? [],
    statistics: () => call<Statistics>('GET', '/users/statistics'),
    async busiest() {
      for (const user of await users()) {
        const rooms = await call<PlayedRoom[]>('GET', `/users/${user.id}/rooms`);
        const statement = await call<Movement[]>('GET', `/users/${user.id}/statement`);
        if (rooms.length > 8 && statement.length > 8 && rooms.some(({ kind }) => kind === 'room')) return { user, rooms, statement };
      }
      throw new Error('No demo user has enough activity.');
    },
    async pictured() {
      for (const user of await users()) {
        const { imageName, roles, email } = user;
        // The demo's player keeps the role: other tests need an account without administrator rights.
        const plain = email !== PLAYER.email && roles.every(({ name }) => name !== 'ROLE_ADMIN');
        if (imageName !== null && plain && imageName !== LOST) return { ...user, imageName };
      }
      throw new Error('No demo user has a picture.');
    },
    async withLostPicture() {
      const user = (await users()).find(({ imageName }) => imageName === LOST);
      if (user === undefined) throw new Error('Every demo user has a picture.');
      return user;
    },
    statementOf: (id) => call('GET', `/users/${id}/statement`),
    ban: async (id, banned = true) => void (await call('PUT', `/users/${id}/${banned ? 'ban' : 'unban'}`)),
    grant: (email) => grantAt(api, { token, password: ADMIN.password }, email),
    statusFor: async (person) => (await ask('GET', `/users/${person.id}`, undefined, person.token)).status,
    message: async (form, fields) => void (await call('POST', `/forms/${form}`, fields, null)),
  };
}
