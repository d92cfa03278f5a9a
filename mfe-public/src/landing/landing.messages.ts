// Bracket
export const bracketLabel = 'A bracket of eight players: Zayan wins two rounds and reaches the final';
// Contact
export const talkToUs = 'Talk to us';
export const questionsOrEmail = 'Questions, disputed results or ideas? Send us a message and a real person will reply. Or email';
// Earnings
export const roomReceipt = 'Room receipt';
// Features
export const challenge = 'Challenge anyone';
export const challengeText = 'Open a room, set the entry, share the code. One against one, and the winner takes the prize.';
export const brackets = 'Climb brackets';
export const bracketsText = 'Tournaments on nine maps, with start time, seats and prize up front.';
export const proof = 'Proof before payout';
export const proofText = 'Both players’ screenshots, reviewed by our team. No arguments.';
export const squad = 'Bring your squad';
export const squadText = 'Solo or squad rooms, from two players to a full map, with tiers for the top 5, 10 and 15.';
export const cashOut = 'Cash out';
export const cashOutText = 'It’s your money. Cash out any time.';
export const versus = 'VS';
export const featuresHeading = 'Built for players who let results talk';
// Games
export const pubgMobile = 'PUBG Mobile';
export const pubgMaps = 'Solo or squad, on six maps.';
export const erangel = 'Erangel';
export const miramar = 'Miramar';
export const sanhok = 'Sanhok';
export const vikendi = 'Vikendi';
export const livik = 'Livik';
export const karakin = 'Karakin';
export const freeFire = 'Free Fire';
export const freeFireMaps = 'Solo or squad, on three maps.';
export const bermuda = 'Bermuda';
export const purgatory = 'Purgatory';
export const kalahari = 'Kalahari';
export const pickYourGround = 'Pick your ground';
export const gamesText = 'Two games, nine maps. You pick where to fight.';
export const mapsOf = (title: string) => `${title} maps`;
export const firstMapOutline = 'Erangel, map outline';
// Hero
export const home = 'Home';
export const everyDay = 'PUBG Mobile and Free Fire, every day';
export const enterTheArena = 'Enter the arena';
export const upcomingTournaments = 'Upcoming tournaments';
export const howEarningsWork = 'How earnings work';
export const apps = 'Apps';
export const androidSoon = 'Android, coming soon';
export const iosSoon = 'iOS, coming soon';
export const exampleResult = 'Example result';
export const secondPlace = '2nd';
export const roomSizes = '1v1 to 8v8';
export const roomSizesText = 'Open or join a room';
export const rewardTiers = 'Top 5, 10, 15';
export const rewardTiersText = 'Reward tiers in full-map rooms';
export const checkedByPeople = 'Checked by people';
export const checkedByPeopleText = 'Every result, before payout';
// LandingPage
export const pageTitle = 'skill-based PUBG Mobile and Free Fire matches';
