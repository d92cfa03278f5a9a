import * as z from '@arena/shared/contract/zod';

/** The file of a build that holds its contract. It is for publishing: no browser asks for it. */
export const CONTRACT_FILE = 'contract.json';
const TYPES_FILE = /^types\.[0-9a-f]{8}\.bin$/;
const texts = z.record(z.string(), z.string());
const buildContract = z.object({
  formatVersion: z.literal(1),
  needs: z.record(z.string(), z.array(z.string())),
  types: z.optional(z.string()),
  report: z.object({ formatVersion: z.literal(1), contract: z.string(), packages: texts, doors: texts, files: texts }),
});

type BuildContract = Omit<z.infer<typeof buildContract>, 'formatVersion' | 'types'> & {
  /** The file of the build that has the types of its packages; null where it names none. */
  readonly types: string | null;
};

export interface VersionContract extends BuildContract {
  readonly build: string;
}

/** Reads a build's `contract.json`. Throws when it is none. */
export function parseContract(text: string): BuildContract {
  const { needs, report, types = null } = z.parse(buildContract, JSON.parse(text));
  return { needs, report, types: types !== null && TYPES_FILE.test(types) ? types : null };
}
