import * as z from '@arena/shared/contract/zod';

/** The file of a build that holds its contract. It is for publishing: no browser asks for it. */
export const CONTRACT_FILE = 'contract.json';
const texts = z.record(z.string(), z.string());
/** Parts of a report that earlier ones lack. */
const SINCE = {
  names: z.optional(texts),
  loader: z.optional(z.int()),
  deprecated: z.optional(z.record(z.string(), texts)),
  previous: z.optional(z.object({ contract: z.string(), doors: texts, names: texts })),
};
const buildContract = z.object({
  formatVersion: z.literal(1),
  needs: z.record(z.string(), z.array(z.string())),
  /** The file of the build that has the types of its packages. */
  types: z.string().check(z.regex(/^types\.[0-9a-f]{8}\.bin$/)),
  report: z.object({ formatVersion: z.literal(1), contract: z.string(), packages: texts, doors: texts, files: texts, ...SINCE }),
});

type BuildContract = Omit<z.infer<typeof buildContract>, 'formatVersion'>;

export interface VersionContract extends BuildContract {
  readonly build: string;
}

/** Reads a build's `contract.json`. Throws when it is none. */
export function parseContract(text: string): BuildContract {
  const { needs, report, types } = z.parse(buildContract, JSON.parse(text));
  return { needs, report, types };
}
