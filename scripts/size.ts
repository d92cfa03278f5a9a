// `npm test -- size`: checks the console's size against scripts/size/budgets.ts. Exits 1 when a budget is exceeded.
import { APPS, isSection } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';
import { BUDGETS, LOADED_TWICE_ALLOWED, totalOf } from './size/budgets.ts';
import { isEntry, kilobytes, packagesOf, scriptsOf, wireBytes } from './size/files.ts';
import { registryBytes } from './size/registry.ts';
import { measureScreens } from './size/screens.ts';
import { serverPackages } from './size/servers.ts';

const problems: string[] = [];
const rows: string[] = [];

function report(what: string, value: number, budget: number, unit: string): void {
  const over = value > budget;
  rows.push(
    `  ${what.padEnd(44)} ${value.toFixed(unit === 'kB' ? 1 : 0).padStart(7)} ${unit.padEnd(8)} of ${budget}${over ? '   over' : ''}`,
  );
  if (over) problems.push(`${what}: ${value.toFixed(1)} ${unit}, the budget is ${budget}.`);
}

await build(APPS, () => undefined);

for (const app of APPS) {
  const files = scriptsOf(app).map((file) => ({ file, bytes: wireBytes(app, file) }));
  const entry = files.filter(({ file }) => isEntry(file)).reduce((sum, { bytes }) => sum + bytes, 0);
  report(`${app}, entry`, kilobytes(entry), app === 'shell' ? BUDGETS.entry.shell : BUDGETS.entry.section, 'kB');
  report(`${app}, all files`, kilobytes(files.reduce((sum, { bytes }) => sum + bytes, 0)), totalOf(app), 'kB');
}

const screens = await measureScreens([
  { name: 'Room Management', path: '/admin/room-management', budget: BUDGETS.roomManagement },
  { name: 'Overview', path: '/admin', budget: BUDGETS.overview },
]);
for (const { name, budget, requests, scripts, others } of screens) {
  const js = scripts.reduce((sum, { app, file }) => sum + wireBytes(app, file), 0);
  report(`signed-in shell + ${name}, JS`, kilobytes(js), budget.js, 'kB');
  report(`signed-in shell + ${name}, all without data`, kilobytes(js + others), budget.all, 'kB');
  report(`signed-in shell + ${name}`, requests.length, budget.requests, 'requests');
  for (const [place, request] of requests.entries()) if (requests.indexOf(request) < place) problems.push(`Asked for twice: ${request}`);
}
const scripts = screens.find(({ name }) => name === 'Room Management')?.scripts ?? [];
report('registry of 50 sections', kilobytes(registryBytes(50)), BUDGETS.fiftySections, 'kB');
const { count, megabytes } = serverPackages();
report('both servers, packages to install', count, BUDGETS.servers.count, 'packages');
report('both servers, packages to install', megabytes, BUDGETS.servers.megabytes, 'MB');

const carriers = new Map<string, string>();
for (const { app, file } of scripts) {
  for (const module of packagesOf(app, file)) {
    // MUI loads with the first dialog, menu or field.
    if (module.startsWith('@mui/')) problems.push(`Not needed to begin with: ${module}, in ${app}/${file}`);
    const other = carriers.get(module);
    const allowed = LOADED_TWICE_ALLOWED.some((name) => module.startsWith(`${name}/`));
    if (other !== undefined && !allowed) problems.push(`Loaded twice: ${module}, in ${other} and in ${app}/${file}`);
    carriers.set(module, `${app}/${file}`);
  }
}

const strays = scripts.filter(({ app }) => isSection(app) && app !== 'mfe-rooms');
for (const { app, file } of strays) problems.push(`Room Management must not load ${app}/${file}.`);

console.log(`As brotli sends it, JavaScript where nothing else is said\n${rows.join('\n')}`);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Size: within the budgets.' : `Size: ${problems.length} over the budgets.`);
process.exit(problems.length === 0 ? 0 : 1);
