import { defineSection } from '@arena/section';

export default defineSection(import.meta.dirname);
