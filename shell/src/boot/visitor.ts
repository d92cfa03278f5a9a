import { type Member, readMember } from '../public/member';

/** The stored session's owner; all null without one. The program validates the record again. */
export type Visitor = { readonly [Fact in keyof Member]: Member[Fact] | null };

const ANONYMOUS: Visitor = { token: null, role: null, id: null, name: null, email: null };

export const readVisitor = (): Visitor => readMember() ?? ANONYMOUS;
