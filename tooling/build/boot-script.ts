import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_ROLE, CONTRACT_VERSION } from '@arena/shared/contract';

/** The document's first script, with what it has to know of the contract written into it. */
export const bootScript = (shell: string): string =>
  readFileSync(path.join(shell, 'boot.js'), 'utf8').replace('__CONTRACT_VERSION__', CONTRACT_VERSION).replace('__ADMIN_ROLE__', ADMIN_ROLE);
