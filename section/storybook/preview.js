import preview from '@arena/shared/testing/stories';

// Storybook reads tags from this file's text.
export default { ...preview, tags: ['autodocs'] };
