import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { compileTypeScript } from '../../section/build/compile-typescript.ts';
import { ROOT } from '../../tooling/apps.ts';

const CACHE = path.join(ROOT, '.cache/bench');

/** Compiles for production and returns the scripts. */
function compile(folder: string, configuration: Configuration): Promise<string[]> {
  const compiler = webpack({
    ...{ context: import.meta.dirname, mode: 'production', target: ['web', 'es2022'], devtool: false, performance: { hints: false } },
    ...configuration,
    output: { path: folder, filename: '[name].[contenthash:8].js', ...configuration.output },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.stack ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only' }) : undefined);
      const files = Object.keys(stats?.compilation.assets ?? {}).filter((file) => file.endsWith('.js'));
      compiler.close(() => (problem === undefined ? resolve(files) : reject(new Error(problem))));
    });
  });
}

/** Adds a document and compressed scripts. Returns the folder. */
function finish(folder: string, head: string): string {
  const document = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rival</title><link rel="icon" href="data:,">${head}<div id="root"></div>`;
  writeFileSync(path.join(folder, 'index.html'), document);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.js')))
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(readFileSync(path.join(folder, name))));
  return folder;
}

const REMOTES = ['rooms', 'tournaments', 'finance', 'users', 'pages'];
type Federation = ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>[0];

function compileFederated(name: string, folder: string, entry: Configuration['entry'], federation: Federation, brings: { import?: false }) {
  const parts = { shareKey: 'parts', singleton: true, version: '1.0.0', requiredVersion: false as const, ...brings };
  return compile(folder, {
    entry: entry ?? {},
    output: { uniqueName: name },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [compileTypeScript(false)] },
    plugins: [new webpack.container.ModuleFederationPlugin({ name, shared: { './federated/parts.ts': parts }, ...federation })],
  });
}

export const buildPlainTable = async (): Promise<string> => {
  const folder = path.join(CACHE, 'plain-table');
  const [main = ''] = await compile(folder, { entry: { main: './plain-table.tsx' }, module: { rules: [compileTypeScript(false)] } });
  return finish(folder, `<script defer src="/${main}"></script>`);
};

/** A minimal federated program: webpack's own federation with one eager shared module. */
export async function buildFederated(): Promise<string> {
  const folder = path.join(CACHE, 'federated');
  rmSync(folder, { recursive: true, force: true });
  const remotes = Object.fromEntries(REMOTES.map((name) => [name, `${name}@/${name}/remoteEntry.js`]));
  const files = await compileFederated('shell', folder, { main: './federated/main.ts' }, { remotes }, {});
  // A remote's entry has a fixed name, because the shell contains it.
  const compileRemote = (name: string) => {
    const federation = { filename: 'remoteEntry.js', exposes: { './screen': './federated/TableScreen.tsx' } };
    return compileFederated(name, path.join(folder, name), {}, federation, { import: false });
  };
  const [rooms = []] = await Promise.all(REMOTES.map(compileRemote));
  const main = files.find((file) => file.startsWith('main.')) ?? '';
  // webpack initializes all remotes' share scopes before anything runs.
  const entries = REMOTES.slice(1).map((name) => `${name}/remoteEntry.js`);
  const wanted = [...files.filter((file) => file !== main), ...rooms.map((file) => `rooms/${file}`), ...entries];
  const preloads = wanted.map((file) => `<link rel="preload" as="script" href="/${file}">`);
  return finish(folder, `<script defer src="/${main}"></script>${preloads.join('')}`);
}

const VERSION = '5.15.4';

/** Installs react-admin for the measurement only, and builds it as in its template. */
export async function buildReactAdmin(): Promise<string> {
  const home = path.join(CACHE, `react-admin-${VERSION}`);
  const folder = path.join(home, 'dist');
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }');
  const packages = [`react-admin@${VERSION}`, `ra-data-fakerest@${VERSION}`, 'react@19.3.1', 'react-dom@19.3.1'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', ...packages], { cwd: home });
  const resolve = { modules: [path.join(home, 'node_modules')] };
  const [main = ''] = await compile(folder, { entry: { main: './react-admin.js' }, resolve, optimization: { splitChunks: false } });
  return finish(folder, `<script defer src="/${main}"></script>`);
}
