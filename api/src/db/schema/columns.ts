import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const long = () => bigint({ mode: 'number' });
export const ownId = () => long().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true });
