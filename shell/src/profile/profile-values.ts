import { type Member, type ProfileChanges, SHORTEST_PASSWORD } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';

const gameId = z.string().check(z.maxLength(40, 'Use at most 40 characters'));
export const profileForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter your name'), z.maxLength(80, 'Use at most 80 characters')),
  mobile: z.string().check(z.trim(), z.regex(/^(\+?[\d\s-]{6,20})?$/, 'Enter a phone number such as +254 700 000001, or leave this blank')),
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
    oldPassword: z.string().check(z.minLength(1, 'Enter your current password')),
    newPassword: z
      .string()
      .check(
        z.minLength(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters`),
        z.maxLength(200, 'Use at most 200 characters'),
      ),
    repeated: z.string(),
  })
  .check(
    z.refine(({ newPassword, repeated }) => newPassword === repeated, { path: ['repeated'], message: 'Passwords don’t match' }),
    z.refine(({ oldPassword, newPassword }) => newPassword === '' || oldPassword !== newPassword, {
      path: ['newPassword'],
      message: 'Choose a different password from your current one',
    }),
  );
export type PasswordValues = z.infer<typeof passwordForm>;
export const NO_PASSWORDS: PasswordValues = { oldPassword: '', newPassword: '', repeated: '' };
