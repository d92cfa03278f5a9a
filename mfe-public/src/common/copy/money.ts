// Everything the public site says about money. Have a lawyer review it before going live: the law on games entered for a stake differs by
// country and changes. India's Promotion and Regulation of Online Gaming Act, 2025 forbids offering and advertising online money games and
// allows e-sports with entry fees and prizes only under conditions; some US states and other countries forbid paid entry. Advertising codes
// require ages and risks next to the promise. Where paid entry isn't allowed, hide these sentences and turn the cash features off.
export const MONEY = {
  headline: ['Skill wins.', 'Skill earns.'],
  promise:
    'Play 1v1 challenges, custom rooms and tournaments against players at your level, and earn real money through skill-based gaming.',
  exampleRoom: { room: 'Room R-2048 · Free Fire', state: 'Final', winner: 'Zayan Malik', prize: '+$38.00', second: 'Sana Iqbal' },
  earningsTitle: 'Know the prize before you drop',
  earningsLead:
    'No spins and no odds. A room shows its entry and its prize before you join, and the better player takes the prize. We keep a fee, as in this receipt.',
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
    'Tournaments and cash features are for players aged 18 and over, or 16 where the law of their country allows it, and only where paid entry is lawful. Most players don’t make money. Never play with money you can’t afford to lose.',
} as const;
