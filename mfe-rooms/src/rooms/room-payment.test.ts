import { canPay, isConfirmed, type PaymentFacts, type PaymentIntent, situationOf } from './room-payment';

const SENT = { winnerId: 7, position: 1, message: '' };
const intent = (state: PaymentIntent['state']): PaymentIntent => ({
  key: 'first',
  state,
  detail: { ...SENT, winnerName: 'Zayan Malik', amount: 38, paidAt: null },
  at: 0,
});
const INTENTS = { nothing: null, refused: intent('refused'), sending: intent('sending'), unknown: intent('unknown'), done: intent('done') };

// The table above `situationOf`, a row a line. `either` stands for both kinds of server.
const ROWS: [server: PaymentFacts['server'], sent: keyof typeof INTENTS, keepsFirst: boolean | 'either', situation: string, pay: string][] =
  [
    ['unpaid', 'nothing', 'either', 'open', 'yes'],
    ['unpaid', 'refused', 'either', 'open', 'yes'],
    ['unpaid', 'sending', 'either', 'unanswered', 'ask'],
    ['unpaid', 'unknown', 'either', 'unanswered', 'ask'],
    ['unpaid', 'done', 'either', 'paid', 'ask'],
    ['paid', 'nothing', false, 'paid', 'ask'],
    ['paid', 'refused', false, 'paid', 'ask'],
    ['paid', 'sending', false, 'paid', 'ask'],
    ['paid', 'unknown', false, 'paid', 'ask'],
    ['paid', 'done', false, 'paid', 'ask'],
    ['paid', 'nothing', true, 'paid', 'no'],
    ['paid', 'refused', true, 'paid', 'no'],
    ['paid', 'sending', true, 'paid', 'no'],
    ['paid', 'unknown', true, 'paid', 'no'],
    ['paid', 'done', true, 'paid', 'no'],
    ['unread', 'nothing', 'either', 'unread', 'no'],
    ['unread', 'refused', 'either', 'unread', 'no'],
    ['unread', 'sending', 'either', 'unanswered', 'no'],
    ['unread', 'unknown', 'either', 'unanswered', 'no'],
    ['unread', 'done', 'either', 'paid', 'no'],
  ];

test.each(ROWS)('server says %s, sent from here: %s, keeps the first: %s => %s, pay: %s', (server, sent, keepsFirst, situation, pay) => {
  for (const keeps of keepsFirst === 'either' ? [true, false] : [keepsFirst]) {
    const facts = { server, intent: INTENTS[sent], keepsFirst: keeps };
    expect(situationOf(facts)).toBe(situation);
    expect(canPay(facts).pay).toBe(pay);
  }
});

test('a refusal always gives its reason', () => {
  expect(canPay({ server: 'paid', intent: null, keepsFirst: true })).toEqual({ pay: 'no', reason: 'This room has been paid.' });
  expect(canPay({ server: 'unread', intent: null, keepsFirst: false })).toMatchObject({
    reason: expect.stringContaining('Nothing was sent'),
  });
});

test('only an answer confirms a payment; what was written down as done before that was told apart counts as answered', () => {
  expect(isConfirmed(INTENTS.done)).toBe(true);
  expect(isConfirmed({ ...INTENTS.done, detail: { ...INTENTS.done.detail, confirmed: false } })).toBe(false);
  for (const state of ['sending', 'unknown', 'refused'] as const) expect(isConfirmed(INTENTS[state])).toBe(false);
});
