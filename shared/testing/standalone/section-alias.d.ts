// The build points this name at the section that is developed.
declare module '@arena/section' {
  import type { Section } from '@arena/shared/contract';

  const section: Section;
  export default section;
}
