import { type Member, type ProfileChanges, SHORTEST_PASSWORD } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import * as t from './profile.messages';

const gameId = z.string().check(z.maxLength(40, t.atMost40));
export const profileForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, t.enterName), z.maxLength(80, t.atMost80)),
  mobile: z.string().check(z.trim(), z.regex(/^(\+?[\d\s-]{6,20})?$/, t.phoneExample)),
  pubgId: gameId,
  freeFireId: gameId,
});
export type ProfileValues = z.infer<typeof profileForm>;

export const valuesOf = ({ name, mobile, pubgId, freeFireId }: Member): ProfileValues => ({
  name: name ?? '',
  mobile: mobile ?? '',
  pubgId: pubgId ?? '',
  freeFireId: freeFireId ?? '',
});

/** An empty field clears the value. */
export const changesOf = ({ name, mobile, pubgId, freeFireId }: ProfileValues): ProfileChanges => {
  const orNone = (text: string) => (text.trim() === '' ? null : text.trim());
  return { name: name.trim(), mobile: orNone(mobile), pubgId: orNone(pubgId), freeFireId: orNone(freeFireId) };
};

export const passwordForm = z
  .object({
    oldPassword: z.string().check(z.minLength(1, t.enterCurrentPassword)),
    newPassword: z.string().check(z.minLength(SHORTEST_PASSWORD, t.useAtLeast(SHORTEST_PASSWORD)), z.maxLength(200, t.atMost200)),
    repeated: z.string(),
  })
  .check(
    z.refine(({ newPassword, repeated }) => newPassword === repeated, { path: ['repeated'], message: t.passwordsDiffer }),
    z.refine(({ oldPassword, newPassword }) => newPassword === '' || oldPassword !== newPassword, {
      path: ['newPassword'],
      message: t.samePassword,
    }),
  );
export type PasswordValues = z.infer<typeof passwordForm>;
export const NO_PASSWORDS: PasswordValues = { oldPassword: '', newPassword: '', repeated: '' };
