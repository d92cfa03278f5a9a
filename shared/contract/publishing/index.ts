// What is live, and how a browser verifies it.
export { cohortOf, getsCandidate } from './cohort';
export { DEV_SECTIONS_PATH, DEV_SECTIONS_READER, type DevSection, type DevSectionsAnswer } from './dev-sections';
export {
  type SectionChange,
  SECTIONS_STATUS_PATH,
  sectionsStatus,
  type SectionsStatus,
  type SectionStatus,
  type SharedModuleStatus,
  type VersionStatus,
} from './status';
export { type PageScripts, PLACEHOLDERS, type PublicDocument, type PublicDocuments, type PublicSettings } from './documents';
export {
  type HistoryEntry,
  historyOf,
  NOTHING_PUBLISHED,
  type PublishedRegistry,
  type PublishedSection,
  type PublishedVersion,
  sectionOf,
  SHELL,
  type SignedRegistry,
  versionsOf,
} from './published';
export { registry, registryCandidate, type Registry, type RegistryDocument, type RegistrySettings } from './registry';
export { filesList, type FilesList, isListed, registrySignature, type RegistrySignature, type SignedPart, signedText } from './signed';
export { FILES_LIST, LOAD_VERIFIED, type LoadVerified } from './verified-loading';
