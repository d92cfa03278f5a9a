// Everything the public site says about money. Have a lawyer review it before going live: the law on games entered for a stake differs by
// country and changes. India's Promotion and Regulation of Online Gaming Act, 2025 forbids offering and advertising online money games and
// allows e-sports with entry fees and prizes only under conditions; some US states and other countries forbid paid entry. Advertising codes
// require ages and risks beside the promise. Where paid entry isn't allowed, hide these sentences and turn the cash features off.
export const MONEY = {
  headline: ['Skill wins.', 'Skill earns.'],
  promise:
    'Play 1v1 challenges, custom rooms and tournaments against players at your level, and earn real money through skill-based gaming.',
  exampleRoom: { room: 'Room R-2048 · Free Fire', state: 'Final', winner: 'Zayan Malik', prize: '+$38.00', second: 'Sana Iqbal' },
  earningsTitle: 'Know the prize before you drop',
  earningsLead: 'No spins, no odds, no house. A room shows its entry and its prize before you join, and the better player takes it.',
  steps: [
    ['Enter', 'The entry and the prize stand on the room’s card. You decide with both in front of you.'],
    ['Play', 'You meet in the game itself, on the map and in the mode that the room names.'],
    ['Prove', 'Both sides hand in a screenshot of the result. A person compares them before anything is paid.'],
    ['Redeem', 'The prize is on your balance. Ask for your money when you decide to.'],
  ],
  receipt: [
    ['Entry, two players', '$20.00 each'],
    ['Prize for the winner', '$38.00'],
    ['Kept by the platform', '$2.00'],
  ],
  receiptNote: 'An example of a 1v1 room. Every room names its own figures.',
  conditions:
    'Tournaments and cash features are for players of 18 and over, or 16 where the law of their country allows it, and only where paid entry is lawful. Most players do not earn; never enter with money you need.',
} as const;
