import type { Random } from './random';

export interface DemoUser {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly handle: string;
  readonly pubgId: string | null;
  readonly freeFireId: string | null;
  readonly admin: boolean;
  /** null: nobody can sign in as this user. */
  readonly password: string | null;
}

/** The two people that a newcomer can sign in as. */
const DEMO_SIGN_INS = [
  { name: 'Amara Khan', email: 'admin@arena.test', password: 'arena-admin', admin: true },
  { name: 'Diego Fernández', email: 'player@arena.test', password: 'arena-player', admin: false },
] as const;

// prettier-ignore
const NAMES = [
  'Aarav Sharma', 'Yuki Tanaka', 'Lucas Oliveira', 'Fatima Al-Sayed', 'Nguyễn Minh Anh', 'Chloé Dubois', 'Kwame Mensah', 'Sofia Rossi',
  'Rizky Pratama', 'Mehmet Yılmaz', 'Priya Nair', 'Jakub Nowak', 'Zanele Dlamini', 'Mateo García', 'Hana Kim', 'Ahmed Hassan',
  'Ingrid Larsen', 'Tendai Moyo', 'Bayu Saputra', 'Elif Demir', 'Rahul Verma', 'Camila Torres', 'Oleksandr Kovalenko', 'Li Wei',
  'Nadia Benali', 'Somchai Srisuk', "Siobhán O'Brien", 'Arjun Patel', 'Marco Bianchi', 'Aisha Bello', 'Park Ji-ho', 'Leila Haddad',
  'Tomás Silva', 'Grace Wanjiru', 'Farhan Iqbal', 'Emma Johansson', 'Omar Farouk', 'Valentina Cruz',
] as const;

const digits = (random: Random, length: number) =>
  String(random.between(1, 9)) + Array.from({ length: length - 1 }, () => random.between(0, 9)).join('');

/** `Nguyễn Minh Anh` -> `nguyen.minh.anh` */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z\s-]/g, '')
    .replaceAll(/[\s-]+/g, '.');

function person(random: Random, given: Pick<DemoUser, 'name' | 'email' | 'admin' | 'password'>): DemoUser {
  const mobile = `+${random.pick(['91', '62', '55', '90', '44', '234', '81'])}${digits(random, 10)}`;
  const plays = random.between(0, 5);
  return {
    ...given,
    mobile,
    // As the platform makes them: the e-mail name and the last four digits of the mobile number.
    handle: plain(given.name).replaceAll('.', '') + mobile.slice(-4),
    pubgId: plays === 0 ? null : digits(random, 10),
    freeFireId: plays === 1 ? null : digits(random, 9),
  };
}

/** Somebody whom nobody can sign in as. */
export const demoUser = (random: Random, name: string): DemoUser =>
  person(random, { name, email: `${plain(name)}@example.com`, admin: false, password: null });

export function demoPeople(random: Random): DemoUser[] {
  return [...DEMO_SIGN_INS.map((given) => person(random, given)), ...NAMES.map((name) => demoUser(random, name))];
}
