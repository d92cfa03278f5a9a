import { isConfirmed, type PaymentFacts, type PaymentIntent, situationOf, verdictOf } from './room-payment';

const intent = (state: PaymentIntent['state']): PaymentIntent => ({
  key: 'first',
  state,
  detail: { winnerId: 7, winnerName: 'Zayan Malik', amount: 38, paidAt: null },
  at: 0,
  request: '',
});
const INTENTS = { nothing: null, refused: intent('refused'), sending: intent('sending'), unknown: intent('unknown'), done: intent('done') };

// The table above `situationOf`, a row a line. `either` stands for both kinds of server.
const ROWS: [
  server: PaymentFacts['server'],
  sent: keyof typeof INTENTS,
  keepsFirst: boolean | 'either',
  situation: string,
  verdict: string,
][] = [
  ['unpaid', 'nothing', 'either', 'open', 'send'],
  ['unpaid', 'refused', 'either', 'open', 'send'],
  ['unpaid', 'sending', 'either', 'unanswered', 'ask'],
  ['unpaid', 'unknown', 'either', 'unanswered', 'ask'],
  ['unpaid', 'done', 'either', 'paid', 'ask'],
  ['paid', 'nothing', false, 'paid', 'ask'],
  ['paid', 'refused', false, 'paid', 'ask'],
  ['paid', 'sending', false, 'paid', 'ask'],
  ['paid', 'unknown', false, 'paid', 'ask'],
  ['paid', 'done', false, 'paid', 'ask'],
  ['paid', 'nothing', true, 'paid', 'stop'],
  ['paid', 'refused', true, 'paid', 'stop'],
  ['paid', 'sending', true, 'paid', 'stop'],
  ['paid', 'unknown', true, 'paid', 'stop'],
  ['paid', 'done', true, 'paid', 'stop'],
  ['unread', 'nothing', 'either', 'unread', 'stop'],
  ['unread', 'refused', 'either', 'unread', 'stop'],
  ['unread', 'sending', 'either', 'unanswered', 'stop'],
  ['unread', 'unknown', 'either', 'unanswered', 'stop'],
  ['unread', 'done', 'either', 'paid', 'stop'],
];

test.each(ROWS)('server says %s, sent from here: %s, keeps the first: %s => %s, %s', (server, sent, keepsFirst, situation, verdict) => {
  for (const keeps of keepsFirst === 'either' ? [true, false] : [keepsFirst]) {
    const facts = { server, intent: INTENTS[sent], keepsFirst: keeps };
    expect(situationOf(facts)).toBe(situation);
    expect(verdictOf(facts).kind).toBe(verdict);
  }
});

test('a refusal always says why', () => {
  expect(verdictOf({ server: 'paid', intent: null, keepsFirst: true })).toEqual({ kind: 'stop', message: 'This room has been paid.' });
  expect(verdictOf({ server: 'unread', intent: null, keepsFirst: false })).toMatchObject({
    message: expect.stringContaining('Nothing was sent'),
  });
});

test('only an answer confirms a payment; what was written down as done before that was told apart counts as answered', () => {
  expect(isConfirmed(INTENTS.done)).toBe(true);
  expect(isConfirmed({ ...INTENTS.done, detail: { ...INTENTS.done.detail, confirmed: false } })).toBe(false);
  for (const state of ['sending', 'unknown', 'refused'] as const) expect(isConfirmed(INTENTS[state])).toBe(false);
});
