import { REWARD_TIERS } from '@arena/shared/contract';

/** The create form as it is typed: text, whatever the field. `startsAt` is a date and time of the reader's own clock. */
export interface RoomValues {
  title: string;
  rules: string;
  gameId: string;
  modeId: string;
  mapId: string;
  entryFee: string;
  prizePool: string;
  startsAt: string;
  durationMinutes: string;
  maxPlayers: string;
  top5: string;
  top10: string;
  top15: string;
  accessId: string;
  password: string;
  [field: string]: string;
}

export const EMPTY_ROOM: RoomValues = {
  ...{ title: '', rules: '', gameId: '', modeId: '', mapId: '', entryFee: '', prizePool: '', startsAt: '' },
  ...{ durationMinutes: '', maxPlayers: '', top5: '', top10: '', top15: '', accessId: '', password: '' },
};

/** The wire's names of the fields, in the order in which they are asked for: the messages show them (part 1 §5). */
export const FIELD_KEYS = [
  ['title', 'title'],
  ['rules', 'content'],
  ['entryFee', 'entryFee'],
  ['startsAt', 'startTime'],
  ['durationMinutes', 'duration'],
  ['prizePool', 'pricePool'],
  ['maxPlayers', 'maxplayer'],
  ['accessId', 'roomId'],
  ['password', 'roomPw'],
] as const;
/** The last of the listed fields: three tiers in the form, one text on the wire. */
export const REWARDS_KEY = 'winnerRewards';

export const CHOICES = ['gameId', 'modeId', 'mapId'] as const;
export const TIERS = REWARD_TIERS.map(({ tier }) => tier);

/** How long the texts may be. */
export const LIMITS = { title: 100, rules: 5000, accessId: 40, password: 40, top5: 40, top10: 40, top15: 40 } as const;

/** Emptiness is a matter of text: a 0 is a value, a free room. */
export const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';
