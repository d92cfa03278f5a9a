import { CONTRACT_VERSION, type Load, type SectionProgram, type SectionDescriptor } from '@arena/shared/contract/section';
import { readRegistry, type RegistrySnapshot } from '../registry';

export const descriptor = (changes: Partial<SectionDescriptor> = {}): SectionDescriptor => ({
  formatVersion: 1,
  name: 'mfe_rooms',
  title: 'Rooms',
  version: '1.4.0',
  contract: CONTRACT_VERSION,
  owner: { team: 'Rooms team', contact: 'rooms-team@arena.test' },
  mounts: [
    {
      path: '/admin/room-management',
      role: 'ROLE_ADMIN',
      layout: 'console',
      preload: ['remoteEntry.js'],
      pages: [{ path: '', preload: [] }],
    },
  ],
  navigation: [
    {
      id: 'rooms',
      label: 'Room Management',
      path: '/admin/room-management',
      group: 'Operations',
      order: 10,
      role: 'ROLE_ADMIN',
      icon: [['path', { d: 'M0 0' }]],
    },
  ],
  widgets: [],
  lookups: [],
  documents: [],
  manifest: 'mf-manifest.json',
  integrity: {},
  ...changes,
});

export const registryOf = (...descriptors: unknown[]): unknown => ({
  formatVersion: 1,
  settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null },
  sections: descriptors.map((entry) => ({
    name: (entry as { name?: string }).name ?? 'nameless',
    live: { version: '1.4.0', base: 'http://localhost:3001/', descriptor: entry },
  })),
});

export const snapshotOf = (...descriptors: unknown[]): RegistrySnapshot => readRegistry(registryOf(...descriptors));

export const section = (load: Load): SectionProgram => ({
  contract: CONTRACT_VERSION,
  mounts: [{ path: '/admin/room-management', pages: [{ path: '', load }] }],
  widgets: [],
  calls: [],
});
