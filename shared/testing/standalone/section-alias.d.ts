// The build points this name at the section that is developed.
declare module 'arena-section-alone' {
  import type { Section } from '@arena/shared/contract/section';

  const section: Section;
  export default section;
}

// And this one at its `demo.ts`, where it has one and no backend is named.
declare module 'arena-section-demo' {
  import type { DemoAnswer } from '@arena/shared/testing/demo';

  const answers: readonly DemoAnswer[] | null;
  export default answers;
}
