import type { RegistrySnapshot } from '../sections/registry';

export function isDocument({ sections }: RegistrySnapshot, path: string): boolean {
  return sections.some(({ descriptor, refused }) => refused === null && descriptor?.documents?.some((one) => one.path === path));
}
