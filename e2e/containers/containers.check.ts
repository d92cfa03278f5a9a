// `npm test -- containers`: runs the steps of the Dockerfiles in deploy/ on this machine, and compares compose.yaml and the monitoring files
// with what the servers have. No container engine is needed.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../../tooling/apps.ts';
import { build } from '../../tooling/build.ts';
import { buildPrograms } from '../../tooling/build-programs.ts';
import { answers, freePort, HOST } from '../../tooling/network.ts';
import { publish } from '../../ship/commands.ts';
import { signedPublisher } from '../../ship/testing/signed-publisher.ts';
import { execForm, stagesOf, valuesOf } from './dockerfile.ts';

const DEPLOY = path.join(ROOT, 'deploy');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const IMAGES = ['api', 'origin'] as const;
type Image = (typeof IMAGES)[number];
const dockerfileOf = (image: Image) => stagesOf(path.join(DEPLOY, `${image}.Dockerfile`));
const lastStage = (image: Image) => dockerfileOf(image).at(-1) ?? [];
const environmentOf = (image: Image) =>
  Object.fromEntries(valuesOf(lastStage(image), 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))) as Record<
    string,
    string
  >;

/** Does what the last stage does: copies from the built repository, and installs. Returns the folder that stands for `/app`. */
function assemble(image: Image): string {
  const folder = mkdtempSync(path.join(tmpdir(), `arena-image-${image}-`));
  for (const { word, rest } of lastStage(image)) {
    if (word === 'COPY') {
      const [from, ...places] = rest.split(' ');
      assert.equal(from, '--from=build');
      const to = path.join(folder, places.pop() ?? '');
      for (const source of places) {
        const file = path.join(ROOT, path.relative('/src', source));
        cpSync(file, rest.endsWith('/') ? path.join(to, path.basename(source)) : to, { recursive: true });
      }
    }
    const [command = ''] = rest.split(' && ');
    if (word === 'RUN' && command.startsWith('npm ci')) {
      const [program = '', ...args] = command.split(' ');
      const { status, stderr } = spawnSync(program, [...args, '--prefer-offline', '--no-audit'], { cwd: folder, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    }
  }
  return folder;
}

async function start(image: Image, env: NodeJS.ProcessEnv) {
  const folder = assemble(image);
  const port = String(await freePort());
  const all = { PATH: process.env.PATH, ...environmentOf(image), HOST, API_PORT: port, PORT: port, ...env };
  const [program = '', ...args] = execForm(valuesOf(lastStage(image), 'CMD')[0]);
  const child: ChildProcess = spawn(program, args, { cwd: folder, env: all, stdio: ['ignore', 'ignore', 'inherit'] });
  const close = async () => {
    if (child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  const healthCheck = () => {
    const [health = '', ...rest] = execForm(valuesOf(lastStage(image), 'HEALTHCHECK')[0]);
    return spawnSync(health, rest, { env: all }).status;
  };
  return { origin: `http://${HOST}:${port}`, isRunning: () => child.exitCode === null, healthCheck, close };
}
type Started = Awaited<ReturnType<typeof start>>;

let folder: string;
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-containers-'));
  await buildPrograms(['api', 'origin']);
});
after(() => rmSync(folder, { recursive: true }));

describe('a Dockerfile', () => {
  for (const image of IMAGES)
    it(`of ${image} names exact versions, runs as another user than root, and gets signals`, () => {
      for (const stage of dockerfileOf(image)) {
        assert.match(valuesOf(stage, 'FROM')[0] ?? '', /^node:\d+-[a-z-]+( AS \w+)?$/);
        assert.deepEqual(valuesOf(stage, 'ADD'), []);
      }
      const words = lastStage(image).map(({ word }) => word);
      assert.deepEqual(valuesOf(lastStage(image), 'USER'), ['node']);
      assert.ok(words.lastIndexOf('USER') > words.lastIndexOf('RUN'));
      assert.deepEqual(execForm(valuesOf(lastStage(image), 'CMD')[0]), ['node', `${image}/dist/main.js`]);
    });
});

describe('the image of the API', () => {
  let api: Started;
  before(async () => {
    api = await start('api', { DATA_DIR: path.join(folder, 'data') });
    await answers(`${api.origin}/ready`, api.isRunning, 60_000);
  });
  after(() => api.close());

  it('has all that the API needs, and its health check follows the process', async () => {
    assert.equal(api.healthCheck(), 0);
  });

  it('serves each metric that the alerts and the dashboard ask for, and the guide lists the same', async () => {
    const served = await (await fetch(`${api.origin}/metrics`)).text();
    const metrics = new Set([...served.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const namesIn = (file: string) =>
      new Set([...textOf(file).matchAll(/\b(arena|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(count|bucket)$/, '')));
    const [rules, dashboard, guide] = [
      'deploy/monitoring/prometheus-rules.yaml',
      'deploy/monitoring/grafana-dashboard.json',
      'docs/how-to/monitor-the-servers.md',
    ].map(namesIn);
    assert.ok((rules?.size ?? 0) > 7);
    for (const name of rules ?? []) assert.ok(metrics.has(name), `${name} is not served`);
    assert.deepEqual(dashboard, rules);
    for (const name of rules ?? []) assert.ok(guide?.has(name), `${name} is not in the guide`);
  });
});

describe('the image of the shell server', () => {
  it('has all that the shell server needs, and its health check asks for the registry', async () => {
    const live = path.join(folder, 'live');
    await build(['mfe-public'], () => undefined);
    const { publisher, registryKeys } = signedPublisher(live);
    await publish(publisher, { folder: 'mfe-public', build: path.join(ROOT, 'mfe-public/dist') });
    const origin = await start('origin', { SHIP_FOLDER: live, REGISTRY_KEYS: registryKeys.join(','), API_URL: 'http://127.0.0.1:9' });
    try {
      await answers(`${origin.origin}/registry.json`, origin.isRunning, 60_000);
      assert.equal(origin.healthCheck(), 0);
    } finally {
      await origin.close();
    }
  });
});

describe('compose.yaml', () => {
  const compose = textOf('deploy/compose.yaml');

  it('builds from files that are here, and mounts only such files', () => {
    const files = [...compose.matchAll(/dockerfile: (\S+?)[ ,}]/g)].map(([, file = '']) => path.join(ROOT, file));
    const mounted = [...compose.matchAll(/'(\.\/[^:]+):/g)].map(([, file = '']) => path.join(DEPLOY, file));
    assert.equal(files.length, 3);
    assert.equal(mounted.length, 1);
    for (const file of [...files, ...mounted]) assert.ok(existsSync(file), file);
  });

  it('fills every place of nginx.conf that it keeps, and sets only settings that exist', () => {
    const kept = textOf('deploy/nginx.conf').replace(/^# A section.s own origin[^]*?^\}/m, '');
    const places = [...new Set([...kept.matchAll(/__[A-Z_]+__/g)].map(([place]) => place))];
    for (const place of places) assert.ok(compose.includes(`s#${place}#`), place);
    const settings = textOf('docs/reference/settings.md');
    const set = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name).filter((name) => !name.startsWith('POSTGRES_'));
    assert.ok(set.length > 5);
    for (const name of set) assert.ok(settings.includes(`\`${name}\``), name);
  });

  it('names exact versions of images', () => {
    for (const [, image = ''] of compose.matchAll(/image: (\S+)/g)) assert.match(image, /:\d+\.\d+/);
  });
});
