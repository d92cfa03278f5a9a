// All monetary claims of the public site. A lawyer must review them: where paid entry isn't allowed, turn the cash features off.
export const MONEY = {
  headline: ['Skill wins.', 'Skill earns.'],
  promise:
    'Play 1v1 challenges, custom rooms and tournaments against players at your level, and earn real money through skill-based gaming.',
  exampleRoom: { room: 'Room R-2048 · Free Fire', state: 'Final', winner: 'Zayan Malik', prize: '+$38.00', second: 'Sana Iqbal' },
  earningsTitle: 'Know the prize before you drop',
  earningsLead: 'No spins, no odds, no house. A room shows its entry and its prize before you join, and the better player takes it.',
  steps: [
    ['Enter', 'Entry fee and prize are on every room card.'],
    ['Play', 'Play in the game, on the room’s map and mode.'],
    ['Prove', 'Both players upload a result screenshot. Our team checks them before paying out.'],
    ['Redeem', 'The prize lands in your balance. Cash out whenever you like.'],
  ],
  receipt: [
    ['Entry, two players', '$20.00 each'],
    ['Prize for the winner', '$38.00'],
    ['Platform fee', '$2.00'],
  ],
  receiptNote: 'Example 1v1 room. Fees and prizes vary by room.',
  conditions:
    'Tournaments and cash features are for players of 18 and over, or 16 where the law of their country allows it, and only where paid entry is lawful. Most players don’t make money. Never play with money you can’t afford to lose.',
} as const;
