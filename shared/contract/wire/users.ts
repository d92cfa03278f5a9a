import * as z from '@arena/shared/contract/zod';
import {
  dateTime,
  emailAddress,
  entity,
  type EntityTable,
  filledText,
  limitedText,
  maybe,
  money,
  number,
  patternText,
  strictEntity,
  text,
  trimmedText,
} from '@arena/shared/contract/wire';
import { newPassword } from './password';
import { userFields } from './people';

/** A user as the users' own screens read them. `bannedAt` comes from our server only: since when the person may not sign in. */
export const memberFields = { ...userFields, bannedAt: ['bannedAt', dateTime] } as const satisfies EntityTable;
export const member = entity(memberFields);
export type Member = z.output<typeof member>;
export const maybeMember = maybe(member);

/** Extension `user-statistics`. "New" counts the platform's current month, "active" its current day. */
export const userStatistics = entity({
  total: ['total', number],
  activeToday: ['activeToday', number],
  newThisMonth: ['newThisMonth', number],
  banned: ['banned', number],
});
export type UserStatistics = z.output<typeof userStatistics>;

/** Extension `user-account`. `lastSeenAt` is null for a person who was never here; `matches`: rooms and tournaments. */
export const account = entity({
  id: ['id', number],
  name: ['name', text],
  email: ['email', text],
  balance: ['balance', money],
  registeredAt: ['registeredDate', dateTime],
  lastSeenAt: ['lastSeenDate', dateTime],
  matches: ['matches', number],
  requests: ['requests', number],
});
export type Account = z.output<typeof account>;

const mobile = filledText(40).check(z.regex(/^\+?[\d\s-]{6,20}$/, 'must be a telephone number'));

/** Extension `create-user`: the add-user form's payload (part 2 §3). `code` is the wire's `otp`. */
export const newUser = strictEntity({
  name: ['name', filledText(80)],
  mobile: ['mobileNo', mobile],
  email: ['email', emailAddress],
  password: ['password', newPassword],
  code: ['otp', patternText(/^\d{6}$/, 'must be the 6 digits of the code', 6)],
});
export type NewUser = z.output<typeof newUser>;

export const codeRequest = strictEntity({ email: ['email', emailAddress] });
/** A one-time code for a new user's e-mail address. `code` is null where a mail service carries it to the person. */
export const codeAnswer = entity({ message: ['message', text], code: ['otp', text] });

/** Extension `profile-edit`: what a person may change of the own entry. */
export const profileChanges = strictEntity({
  name: ['name', filledText(80)],
  mobile: ['mobileNo', z.nullable(mobile)],
  pubgId: ['puId', z.nullable(trimmedText(40))],
  freeFireId: ['fuId', z.nullable(trimmedText(40))],
});
export type ProfileChanges = z.output<typeof profileChanges>;

export const passwordChange = strictEntity({
  oldPassword: ['oldPassword', limitedText(200).check(z.minLength(1))],
  newPassword: ['newPassword', newPassword],
});

/** Extension `user-activity`: a room that a user created or played in. */
export const playedRoom = entity({
  id: ['roomId', number],
  kind: ['kind', text],
  title: ['title', text],
  part: ['part', text],
  status: ['status', text],
  entryFee: ['entryFee', money],
  prize: ['wining', money],
  at: ['addedDate', dateTime],
});
export type PlayedRoom = z.output<typeof playedRoom>;
