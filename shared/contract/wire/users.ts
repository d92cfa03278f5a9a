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

/** The table of `Member`. */
export const memberFields = { ...userFields, bannedAt: ['bannedAt', dateTime] } as const satisfies EntityTable;
/** A user as the user screens read one. Only our server sends `bannedAt`, the time of the ban. */
export type Member = z.output<typeof member>;
export const member = entity(memberFields);
export const maybeMember = maybe(member);

/** Extension `user-statistics`. "New" covers the platform's current month, "active" its current day. */
export type UserStatistics = z.output<typeof userStatistics>;
export const userStatistics = entity({
  total: ['total', number],
  activeToday: ['activeToday', number],
  newThisMonth: ['newThisMonth', number],
  banned: ['banned', number],
});

/** Extension `user-account`. `lastSeenAt` is null for a user who never signed in; `matches` counts rooms and tournaments. */
export type Account = z.output<typeof account>;
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

const mobile = filledText(40).check(z.regex(/^\+?[\d\s-]{6,20}$/, 'must be a telephone number'));

/** Extension `create-user`: the body of the add-user call (part 2 §3). `code` is the wire's `otp`. */
export type NewUser = z.output<typeof newUser>;
export const newUser = strictEntity({
  name: ['name', filledText(80)],
  mobile: ['mobileNo', mobile],
  email: ['email', emailAddress],
  password: ['password', newPassword],
  code: ['otp', patternText(/^\d{6}$/, 'must be the 6 digits of the code', 6)],
});

/** Asks for a new user's one-time code. */
export const codeRequest = strictEntity({ email: ['email', emailAddress] });
/** A one-time code for a new user's email address. `code` is null when a mail service delivers it. */
export const codeAnswer = entity({ message: ['message', text], code: ['otp', text] });

/** Extension `profile-edit`: the changes to a user's own profile. */
export type ProfileChanges = z.output<typeof profileChanges>;
export const profileChanges = strictEntity({
  name: ['name', filledText(80)],
  mobile: ['mobileNo', z.nullable(mobile)],
  pubgId: ['puId', z.nullable(trimmedText(40))],
  freeFireId: ['fuId', z.nullable(trimmedText(40))],
});

/** A change of the own password. */
export const passwordChange = strictEntity({
  oldPassword: ['oldPassword', limitedText(200).check(z.minLength(1))],
  newPassword: ['newPassword', newPassword],
});

/** Extension `balance-adjust`: the most characters of a reason, and the fewest. */
export const ADJUSTMENT_REASON = { least: 3, most: 200 } as const;
/** Adds to a balance, or takes from it with a negative amount, in currency units. */
export const adjustment = strictEntity({
  amount: ['amount', z.number()],
  reason: ['reason', trimmedText(ADJUSTMENT_REASON.most).check(z.minLength(ADJUSTMENT_REASON.least))],
});

/** Extension `user-activity`: a user's request. `kind` is `topup` or `redeem`; `method` is the payment of a top-up. Money in currency units. */
export type PersonalRequest = z.output<typeof personalRequest>;
export const personalRequest = entity({
  id: ['requestId', number],
  kind: ['kind', text],
  amount: ['amount', money],
  method: ['method', text],
  status: ['status', text],
  requestedAt: ['requestedAt', dateTime],
  decidedAt: ['processedAt', dateTime],
  decidedBy: ['processedBy', text],
});

/** Extension `user-activity`: a room that a user created or played in. Money in currency units. */
export type PlayedRoom = z.output<typeof playedRoom>;
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
