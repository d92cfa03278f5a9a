// Builds the section in a folder, in a process of its own: called by variant.ts.
import webpack from 'webpack';
import { defineSection } from '../../webpack.shared.ts';

const configuration = defineSection(process.argv[2] ?? '')('production');
// No cache: each variant would need its own, and no variant is built twice.
const compiler = webpack({ ...configuration, cache: false });
compiler.run((error, stats) => {
  const failed = error !== null || stats === undefined || stats.hasErrors();
  if (failed) console.error(error ?? stats?.toString('errors-only'));
  compiler.close(() => process.exit(failed ? 1 : 0));
});
