// The build resolves this name to the section in development.
declare module 'arena-section-alone' {
  import type { Section } from '@arena/shared/contract/section';

  const section: Section;
  export default section;
}

// The build resolves this name to the section's `demo.ts`, unless it has none or a backend is set.
declare module 'arena-section-demo' {
  import type { DemoAnswer } from '@arena/shared/testing/demo';

  const answers: readonly DemoAnswer[] | null;
  export default answers;
}
