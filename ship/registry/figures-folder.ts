import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { FiguresRecord } from '@arena/shared/contract/telemetry';

/** Next to the published versions: a folder for each day, with one file per server and one record a line. Not served. */
const FIGURES = '.figures';
const KEPT_DAYS = 30;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Adds what a server has counted. Records of one minute may come in several parts; readers add them up. */
export async function appendFigures(shipFolder: string, records: readonly FiguresRecord[]): Promise<void> {
  for (const day of new Set(records.map(({ minute }) => minute.slice(0, 10)))) {
    const ofDay = records.filter(({ minute }) => minute.startsWith(day));
    const folder = path.join(shipFolder, FIGURES, day);
    await mkdir(folder, { recursive: true });
    await appendFile(
      path.join(folder, `${hostname()}-${process.pid}.jsonl`),
      ofDay.map((record) => `${JSON.stringify(record)}\n`).join(''),
    );
  }
}

const entriesOf = async (folder: string) => readdir(folder).catch(() => []);

/** The records of the minutes that begin at `from` or later, and before `to`. A line that is half written is left out. */
export async function readFigures(shipFolder: string, from: Date, to: Date): Promise<FiguresRecord[]> {
  const root = path.join(shipFolder, FIGURES);
  const days = (await entriesOf(root)).filter((day) => day >= dayOf(from) && day <= dayOf(to)).map((day) => path.join(root, day));
  const files = await Promise.all(days.map(async (day) => (await entriesOf(day)).map((file) => path.join(day, file))));
  const texts = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  return texts
    .flatMap((text) => text.split('\n').slice(0, -1))
    .map((line) => JSON.parse(line) as FiguresRecord)
    .filter(({ minute }) => minute >= from.toISOString() && minute < to.toISOString());
}

/** Deletes the days that no reader needs. */
export async function dropOldFigures(shipFolder: string, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * 86_400_000));
  const root = path.join(shipFolder, FIGURES);
  for (const day of await entriesOf(root)) if (day < oldest) await rm(path.join(root, day), { recursive: true, force: true });
}
