export { type WorkingCopy, workingCopy } from '../../tooling/working-copy.ts';
