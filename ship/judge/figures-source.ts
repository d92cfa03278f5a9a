import type { FiguresRecord } from '@arena/shared/contract';
import { readFigures } from '../figures-folder.ts';

/** Where the figures of versions are read from. */
export interface FiguresSource {
  /** The records of the minutes that begin at `from` or later, and before `to`. */
  records(from: Date, to: Date): Promise<readonly FiguresRecord[]>;
}

export const figuresOfFolder = (shipFolder: string): FiguresSource => ({ records: (from, to) => readFigures(shipFolder, from, to) });
