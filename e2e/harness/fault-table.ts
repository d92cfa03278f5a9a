import { test } from '@playwright/test';
import type { Kind } from './fault-kinds.ts';

const MODES = ['first load', 'navigation', 'open tab after a deploy'] as const;
type Mode = (typeof MODES)[number];

interface Cell {
  readonly kind: string;
  readonly section: string;
  readonly mode: Mode;
  readonly ms: number;
  readonly ok: boolean;
}

const cells = new Map<string, Cell>();
/** Why a kind has no cell in some sections. */
const without = new Map<string, string>();

/** A cell of the matrix, or a part of one. A failed one is in the table too. */
export async function cell(kind: Pick<Kind, 'name'>, section: string, mode: Mode, work: () => Promise<void>): Promise<void> {
  const begun = Date.now();
  const key = [kind.name, section, mode].join();
  const note = (ok: boolean) => {
    const before = cells.get(key) ?? { ms: 0, ok: true };
    cells.set(key, { kind: kind.name, section, mode, ms: before.ms + Date.now() - begun, ok: ok && before.ok });
  };
  try {
    await test.step(`${section}, ${mode}`, work);
  } catch (error) {
    note(false);
    throw error;
  }
  note(true);
}

/** There is nothing of a section that could have this fault; `why` is what its build says. */
export const noCells = (kind: Pick<Kind, 'name'>, section: string, why: string): void =>
  void without.set([kind.name, section].join(), `${kind.name}: no cell of ${section}, ${why}`);

/** The cells of this worker, a row for each kind: how many of them are green, and how long one takes. */
export function printTable(): void {
  const rowOf = (name: string, some: readonly Cell[]) => {
    const green = some.filter(({ ok }) => ok).length;
    const each = MODES.map((mode) => some.filter((one) => one.mode === mode)).map((ofMode) =>
      `${ofMode.filter(({ ok }) => ok).length}/${ofMode.length}`.padStart(9),
    );
    const seconds = some.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    return `${name.padEnd(28)}${each.join('')}${`${green}/${some.length}`.padStart(9)}${`${seconds.toFixed(1)} s`.padStart(9)}`;
  };
  const all = [...cells.values()];
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  console.log(
    [
      '',
      `${'fault'.padEnd(28)}    first     navi   deploy    green     time`,
      ...kinds.map((kind) =>
        rowOf(
          kind,
          all.filter((one) => one.kind === kind),
        ),
      ),
      rowOf(`${kinds.length} kinds, all cells`, all),
      ...without.values(),
    ].join('\n'),
  );
}
