import * as z from 'zod/mini';
import { COMMANDS } from '../order.ts';
import { PREVIEW_ID } from '../registry/previews.ts';
import { VERSION } from '../registry/published-registry.ts';

export const version = z.string().check(z.maxLength(40), z.regex(VERSION));
/** One line of a history: nothing in it that a terminal would act on. */
const line = (most: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, most),
    ),
  );

export const commandBody = z.object({
  command: z.enum(COMMANDS),
  version: z.optional(version),
  share: z.optional(z.number()),
  hold: z.optional(z.boolean()),
  stop: z.optional(z.string().check(z.regex(PREVIEW_ID))),
  upload: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  by: line(80),
  why: line(500),
  dryRun: z.boolean(),
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
});

export interface Command {
  readonly live: string;
  readonly folder: string;
  readonly body: z.infer<typeof commandBody>;
  /** The token that it came with, for the history. */
  readonly token: string;
}
