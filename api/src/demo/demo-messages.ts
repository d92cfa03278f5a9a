interface DemoMessage {
  readonly form: 'contact' | 'account-deletion';
  readonly email: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly handled: boolean;
}

const HOUR = 60 * 60_000;

const PLAN: readonly (readonly [hoursAgo: number, DemoMessage['form'], email: string, text: string])[] = [
  [
    101,
    'contact',
    'captain.rao@example.com',
    'Hello, we are a college team of twelve. Can we book a private tournament for the last weekend of the month? We would need two rooms at the same time.',
  ],
  [44, 'account-deletion', 'bruno.costa@example.com', 'I have no time to play any more.'],
  [
    19,
    'contact',
    'leila.haddad@example.com',
    'My opponent left in the second round and I won by forfeit, but the room still says that it is waiting. My screenshot is in the room. Could somebody look at it?',
  ],
  [3, 'account-deletion', 'noah.andersen@example.com', ''],
];

/** Four messages, the oldest of them handled. */
export function demoMessages(now: Date): DemoMessage[] {
  return PLAN.map(([hoursAgo, form, email, text], place) => ({
    form,
    email,
    text,
    createdAt: new Date(now.getTime() - hoursAgo * HOUR),
    handled: place === 0,
  }));
}
