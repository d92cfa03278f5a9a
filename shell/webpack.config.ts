import { defineShell } from '../webpack.shared.ts';

export default defineShell(import.meta.dirname);
