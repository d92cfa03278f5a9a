import { placed, verdict } from './import-boundaries.js';

const root = '/house';
const judge = (from: string, specifier: string): string | null => verdict(root, `${root}/${from}`, specifier);

test.each([
  ['mfe-rooms/src/rooms/A.tsx', '../../../mfe-finance/section'],
  ['mfe-rooms/src/rooms/A.tsx', 'mfe-finance/section'],
  ['mfe-rooms/src/rooms/A.tsx', '../../../shell/src/main'],
  ['mfe-rooms/src/rooms/A.tsx', '../../../shared/platform/platform'],
  ['mfe-rooms/src/rooms/A.tsx', '@arena/shared/platform/api/client'],
  ['mfe-rooms/src/rooms/A.tsx', '@arena/shared/previous'],
  ['mfe-rooms/src/rooms/A.tsx', 'react-router-dom'],
  ['mfe-rooms/src/rooms/A.tsx', '@mui/material/Button'],
  // A section that this file has never heard of is a section like the others.
  ['mfe-new/src/new/A.tsx', 'react-router-dom'],
  ['mfe-rooms/src/rooms/A.tsx', '../../../mfe-new/section'],
  ['shell/src/main.ts', '../../mfe-rooms/section'],
  ['shell/src/main.ts', '@mui/material'],
  ['api/src/app.ts', '@arena/shared/platform'],
  ['api/src/app.ts', '@arena/shared/contract/zod'],
  ['shared/contract/call.ts', 'react'],
  ['shared/contract/call.ts', '@arena/shared/platform'],
  ['shared/platform/hooks.ts', '../ui/kit/Button'],
  // What exists once at run time is never taken by a path.
  ['shared/ui/kit/QueryView.tsx', '../../platform/api/errors'],
  ['shared/ui/kit/Card.tsx', '../base/Button'],
  ['shared/ui/index.ts', './base/Button'],
  ['shared/contract/calls/rooms.ts', '../wire/fields'],
  ['shared/contract/wire/rooms.ts', './entity'],
  ['shared/ui/kit/Card.tsx', '@arena/shared/testing'],
  ['shared/testing/host.tsx', '../../shell/src/main'],
  ['e2e/harness/server.ts', '../../scripts/start/ports.ts'],
  ['scripts/bench/table.ts', '../../e2e/harness/people.ts'],
  ['tooling/build.ts', '../ship/ledger.ts'],
  ['ship/commands.ts', '../origin/registry.ts'],
  ['origin/registry.ts', '../scripts/start/ports.ts'],
  ['origin/live-folder.ts', '../ship/folder-store.ts'],
  ['origin/shell-server.ts', '../ship/server/serve.ts'],
  ['ship/registry/signing.ts', '../check.ts'],
  // What runs in production stands on `shared` alone.
  ['origin/registry.ts', '../tooling/apps.ts'],
  ['ship/commands.ts', '../origin/live-folder.ts'],
  ['ship/commands.ts', '../tooling/apps.ts'],
  ['origin/live-folder.ts', '@arena/ship/commands.ts'],
  ['shell/src/main.ts', '../../tooling/apps.ts'],
  // The package of a section's build runs where nothing else of the repository is.
  ['section/build/toolchain.ts', '../../tooling/apps.ts'],
  ['section/build/define-section.ts', '../../ship/contract/contract-plugin.ts'],
])('%s must not import %s', (from, specifier) => {
  expect(judge(from, specifier)).not.toBeNull();
});

test.each([
  ['mfe-rooms/src/rooms/A.tsx', '@arena/shared/ui/forms'],
  ['mfe-rooms/src/rooms/A.tsx', '../fullmap-rooms/paths'],
  ['mfe-rooms/src/rooms/A.test.tsx', 'react-router-dom'],
  ['shell/src/app/install.ts', '@tanstack/react-query'],
  ['api/src/app.ts', '@arena/shared/contract'],
  ['shared/platform/index.ts', './api/client'],
  ['shared/platform/session/drafts.ts', '../api/client'],
  ['shared/ui/base/Icon.tsx', '@arena/shared/contract'],
  ['shared/ui/base/Banner.tsx', './Icon'],
  ['shared/ui/core.ts', './base/Button'],
  ['shared/contract/wire.ts', './wire/fields'],
  ['shared/contract/wire/lists.ts', './fields'],
  ['shared/contract/calls/rooms.ts', '../wire/rooms'],
  ['shared/contract/wire/rooms.ts', '@arena/shared/contract/wire'],
  ['shared/ui/kit/QueryView.tsx', '@arena/shared/platform'],
  ['e2e/variant.ts', '../webpack.shared.ts'],
  ['e2e/variant.ts', '../ship/commands.ts'],
  ['origin/live-folder.ts', '@arena/shared/contract'],
  ['origin/live-folder.ts', '../ship/registry/signing.ts'],
  ['origin/publishing.ts', '../ship/server/serve.ts'],
  ['ship/server/uploads.test.ts', '../../origin/shell-server.ts'],
  ['ship/commands.test.ts', '../tooling/apps.ts'],
  ['section/build/define-section.ts', '@arena/ship/contract-plugin'],
  ['tooling/build/page-scripts-plugin.ts', '../../section/build/standalone-bundle.ts'],
  ['shell/src/sections/boot.test.ts', '../../../tooling/build/boot-script'],
  ['webpack.shared.ts', './tooling/build/boot-script.ts'],
])('%s may import %s', (from, specifier) => {
  expect(judge(from, specifier)).toBeNull();
});

test('applies the same rules to a section in its own repository', () => {
  const own = { root: '/promos', section: 'mfe-promos' };
  const at = (file: string, specifier: string) => verdict(own.root, placed(own, `/promos/${file}`), specifier);
  expect(at('src/promos/A.tsx', '@arena/shared/platform')).toBeNull();
  expect(at('src/promos/A.test.tsx', 'react-router-dom')).toBeNull();
  expect(at('demo.ts', '@arena/shared/testing/demo')).toBeNull();
  expect(at('src/promos/A.tsx', 'react-router-dom')).toContain('The shell owns react-router-dom');
  expect(at('src/promos/A.tsx', '@arena/shared/platform/api/client')).toContain('no entry point');
  expect(placed({ root: '/house' }, '/house/mfe-a/section.ts')).toBe('/house/mfe-a/section.ts');
});
