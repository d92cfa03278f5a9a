import type { RegistrySnapshot } from '../sections/registry';

/** Whether an address is a public page: a document of its own, which this program does not render. */
export function isDocument({ sections }: RegistrySnapshot, path: string): boolean {
  return sections.some(({ descriptor, refused }) => refused === null && descriptor?.documents?.some((one) => one.path === path));
}
