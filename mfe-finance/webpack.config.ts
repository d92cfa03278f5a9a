import { defineSection } from '../webpack.shared.ts';

export default defineSection(import.meta.dirname);
