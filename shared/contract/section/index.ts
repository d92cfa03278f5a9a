// What a section declares.
export {
  type IconNode,
  type NavigationEntry,
  sectionDescriptor,
  type SectionDescriptor,
  type SectionDocument,
  type SectionLookup,
  type SectionMount,
  type SectionOwner,
  type SectionWidget,
  fileHash,
} from './descriptor';
export { joinLines } from './icon';
export { WIDGETS_AT } from './widgets-at';
export { CONTRACT_VERSION, contractServes } from './version';
export { SHARED_MODULES } from './shared-modules';
export { linkIn } from './links';
export {
  describeSection,
  isSection,
  type Load,
  type LoadedPage,
  type PageComponent,
  type Section,
  type SectionDefinition,
  type SectionPage,
  type SectionProgram,
  type SectionReads,
} from './section';
